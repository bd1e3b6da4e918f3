/** Finds inline code in a page, which its policy allows by hash, and the scripts that it loads. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

export interface Inline {
  /** Hash sources in the page's order, as the next two. */
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
  /** Third-party scripts. */
  addresses: string[];
  /** Whether any script runs, inline or not. */
  isScripted: boolean;
  /** Code that neither Gatsby nor a plugin has added, and what to do about it. */
  foreign: { code: string; advice: string }[];
  /** Index where the policy goes: after `<meta charset>`, which must come first. */
  metaIndex: number | undefined;
}

/** The source that allows exactly this text. https://www.w3.org/TR/CSP3/#match-element-to-source-list */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Gatsby renders pages into this element. Its own code, and that of plugins, is around it. */
const rootId = "___gatsby";

const urlAttribute = /^(href|xlink:href|src|action|formaction|data)$/i;

/** Types of scripts that policies apply to. Others are data. */
const scriptType =
  /^(module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))?$/i;

/** Whether an attribute runs a script. React never writes one. */
const runsScript = ([name, value]: [string, string]): boolean =>
  /^on/i.test(name) ||
  (urlAttribute.test(name) && /^javascript:/i.test(value.replace(/[\0- ]/g, "")));

/**
 * @param html a whole document
 * @param allowed sources of scripts that the page itself may have
 */
export function inlineOf(html: string, allowed: readonly string[] = []): Inline {
  const page: Inline = {
    ...{ scripts: new Set(), styles: new Set(), attributes: new Set() },
    ...{ addresses: [], isScripted: false, foreign: [], metaIndex: undefined },
  };
  let hashes: Set<string> | undefined;
  let depth = 0;
  /** Depth of Gatsby's element while the parser is inside it. */
  let root: number | undefined;
  let text = "";
  const refuse = (code: string, advice = "Find it in the content and remove it.") =>
    page.foreign.push({ code, advice });
  const parser = new Parser({
    onopentag(name, attributes) {
      const { style, src, type = "", charset, id } = attributes;
      depth += 1;
      if (id === rootId) root ??= depth;
      if (style !== undefined) page.attributes.add(hashSource(style));
      if (charset !== undefined) page.metaIndex ??= parser.endIndex + 1;
      const isScript = name === "script" && scriptType.test(type);
      page.isScripted ||= isScript;
      if (isScript && src === undefined) hashes = page.scripts;
      else if (isScript && root !== undefined) refuse(`<script src="${src}">`);
      else if (isScript && /^(https?:)?\/\//i.test(src ?? ""))
        page.addresses.push(new URL(src ?? "", "https://a").href);
      // Chromium applies the policy to every <style>, whatever its media.
      if (name === "style") hashes = page.styles;
      // styled-components and others write theirs into the head.
      if (name === "style" && root !== undefined) refuse("<style>");
      for (const [key, value] of Object.entries(attributes).filter(runsScript))
        refuse(`${key}="${value}"`);
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      if (hashes) {
        const hash = hashSource(text);
        if (hashes === page.scripts && text && root !== undefined && !allowed.includes(hash))
          refuse(
            `<script>${text}`,
            `It came from content, or from a component such as <GatsbyImage>. Remove it, or allow it with ${hash} in directives["script-src"] of gatsby-plugin-strict-csp.`,
          );
        // Policies don't apply to an empty script.
        else if (text || hashes === page.styles) hashes.add(hash);
      }
      hashes = undefined;
      if (depth === root) root = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}
