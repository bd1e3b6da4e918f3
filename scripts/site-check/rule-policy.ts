/** Every page has a content security policy that allows its own scripts and styles. https://www.w3.org/TR/CSP3/ */
import { createHash } from "node:crypto";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { attribute, cmsPath } from "./site";
import type { HtmlFile, Say, SiteRule } from "./site";

/** The directives that fall back to no other, or to one that is wider. */
const always = ["default-src", "style-src", "img-src", "base-uri", "form-action"];

/** Sources that allow scripts of others. */
const loose = /^('unsafe-(inline|eval)'|\*|https?:|data:|blob:)$/;
/** Images may be anybody's. */
const mayBeLoose = "img-src";

export const policies: SiteRule = (site, report) => {
  for (const page of site.html) {
    // Its styles come from a script that writes them (docs/decisions/014-content-security-policy.md).
    if (page.path !== cmsPath) checkPolicy(page, (message) => report(page.file, message));
  }
};

function checkPolicy({ tree }: HtmlFile, say: Say): void {
  const found = selectAll("meta[http-equiv]", tree)
    .filter((meta) => /^content-security-policy$/i.test(attribute(meta, "httpEquiv")))
    .map((meta) => attribute(meta, "content"));
  const [policy, ...more] = found;
  if (policy === undefined || more.length > 0) {
    say(`has ${found.length} policies, must have one: \`src/node/policy\` writes it.`);
    return;
  }
  const scripts = selectAll("script", tree).filter((script) => !isData(script));
  const inline = scripts.filter((script) => !attribute(script, "src"));
  const styles = selectAll("style", tree).map((node) => toString(node));
  compare(policy, say, {
    "script-src": inline.map((node) => toString(node)),
    // styled-components adds an empty one.
    "style-src": scripts.length > 0 ? [...styles, ""] : styles,
    "style-src-attr": selectAll("[style]", tree).map((node) => attribute(node, "style")),
  });
}

/** A block of data: no script. https://html.spec.whatwg.org/multipage/scripting.html#data-block */
const isData = (script: Element) =>
  !["", "module", "text/javascript"].includes(attribute(script, "type"));

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

function compare(policy: string, say: Say, needed: Record<string, string[]>): void {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const name of always) if (!directives.has(name)) say(`has a policy without ${name}.`);
  for (const [name, sources] of directives) {
    for (const source of sources)
      if (loose.test(source) && name !== mayBeLoose) say(`allows ${source} in ${name}.`);
  }
  for (const [name, texts] of Object.entries(needed)) {
    for (const text of texts) {
      if (directives.get(name)?.includes(hashOf(text))) continue;
      say(`does not allow ${JSON.stringify(text.slice(0, 60))} in ${name}.`);
    }
  }
}
