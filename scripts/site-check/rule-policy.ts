/**
 * Every page has its content security policy, and it fits: read with another parser than the build's, by the words
 * of the specification. https://www.w3.org/TR/CSP3/
 */
import { createHash } from "node:crypto";
import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { attribute, cmsPath } from "./site";
import type { HtmlFile, Say, SiteRule } from "./site";

/** The directives that fall back to no other, or to one that is wider. */
const always = ["default-src", "style-src", "img-src", "base-uri", "form-action"];

/** What would let a script in that somebody else has written. */
const loose = /^('unsafe-(inline|eval)'|\*|https?:|data:|blob:)$/;
/** Pictures may be anybody's. */
const mayBeLoose = "img-src";

export const policies: SiteRule = (site, report) => {
  for (const page of site.html) {
    // Its styles come from a script that writes them (docs/decisions/014-content-security-policy.md).
    if (page.path !== cmsPath) checkPolicy(page, (message) => report(page.file, message));
  }
};

function checkPolicy({ tree }: HtmlFile, say: Say): void {
  const found: string[] = [];
  /** What the page needs of each directive, and why. */
  const needed: Record<string, Map<string, string>> = {
    "script-src": new Map(),
    "style-src": new Map(),
    "style-src-attr": new Map(),
  };
  const scripts: Element[] = [];
  const need = (directive: string, text: string, what: string) =>
    needed[directive]?.set(hashOf(text), `${what} ${JSON.stringify(text.slice(0, 60))}`);
  visit(tree, "element", (node) => {
    const isMeta = node.tagName === "meta";
    if (isMeta && /^content-security-policy$/i.test(attribute(node, "httpEquiv"))) {
      found.push(attribute(node, "content"));
      return;
    }
    if (found.length === 0 && !isBefore(node)) {
      say(`has <${node.tagName}> before its policy, which does not hold for it.`);
    }
    const { style } = node.properties;
    if (typeof style === "string") need("style-src-attr", style, "the style attribute");
    for (const name of Object.keys(node.properties)) {
      if (/^on[a-z]/i.test(name)) say(`has ${name} on a <${node.tagName}>: no policy allows it.`);
    }
    if (/^javascript:/i.test(attribute(node, "href"))) say("has a link to a script.");
    if (node.tagName === "style") need("style-src", toString(node), "the style");
    if (node.tagName !== "script" || isData(node)) return;
    scripts.push(node);
    if (!attribute(node, "src") && node.children.length > 0)
      need("script-src", toString(node), "the script");
  });
  const [policy, ...more] = found;
  if (policy === undefined || more.length > 0) {
    say(`has ${found.length} policies, must have one: \`src/node/policy\` writes it.`);
    return;
  }
  if (scripts.length > 0)
    needed["style-src"]?.set(hashOf(""), "the empty style of styled-components");
  compare(policy, needed, say);
}

/** What may stand before the policy. */
const isBefore = ({ tagName, properties }: Element) =>
  ["html", "head"].includes(tagName) || (tagName === "meta" && properties.charSet !== undefined);

/** A block of data: no script. https://html.spec.whatwg.org/multipage/scripting.html#data-block */
const isData = (script: Element) =>
  !["", "module", "text/javascript"].includes(attribute(script, "type"));

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

function compare(policy: string, needed: Record<string, Map<string, string>>, say: Say): void {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const name of always) if (!directives.has(name)) say(`has a policy without ${name}.`);
  for (const [name, sources] of directives) {
    for (const source of sources) {
      if (loose.test(source) && name !== mayBeLoose) say(`allows ${source} in ${name}.`);
      const isHash = source.startsWith("'sha256-");
      if (isHash && !needed[name]?.has(source))
        say(`allows ${source} in ${name}, which nothing has.`);
    }
  }
  for (const [name, hashes] of Object.entries(needed)) {
    const sources = directives.get(name) ?? [];
    for (const [hash, what] of hashes) {
      if (!sources.includes(hash)) say(`does not allow ${what}: ${hash} is missing in ${name}.`);
    }
    if (name === "style-src-attr" && hashes.size > 0 && !sources.includes("'unsafe-hashes'"))
      say(`has no 'unsafe-hashes' in ${name}: without it no hash holds there.`);
  }
}
