/** Inline scripts, styles and style attributes of a page, which its policy allows by hash. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** Hash sources for a policy, in the page's order. */
export interface Inline {
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
  /** Whether any script runs, inline or not. */
  isScripted: boolean;
  /** Where the policy goes: behind `<meta charset>`, which must come first. */
  place: number | undefined;
}

/** The source that allows exactly this text. https://www.w3.org/TR/CSP3/#match-element-to-source-list */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of scripts that browsers run; others are data, to which no policy applies. */
const runs = /^(module|speculationrules|(text|application)\/(javascript|ecmascript))?$/i;

/** @param html a whole document */
export function inlineOf(html: string): Inline {
  const page: Inline = {
    ...{ scripts: new Set(), styles: new Set(), attributes: new Set() },
    ...{ isScripted: false, place: undefined },
  };
  let list: Set<string> | undefined;
  let text = "";
  const parser = new Parser({
    onopentag(name, { style, src, type = "", charset }) {
      if (style !== undefined) page.attributes.add(hashSource(style));
      if (charset !== undefined) page.place ??= parser.endIndex + 1;
      const isRun = name === "script" && runs.test(type);
      page.isScripted ||= isRun;
      if (isRun && src === undefined) list = page.scripts;
      // Chromium applies the policy to every <style>, whatever its type.
      if (name === "style") list = page.styles;
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      // No policy applies to an empty script.
      if (list && (text || list === page.styles)) list.add(hashSource(text));
      list = undefined;
    },
  });
  parser.end(html);
  return page;
}
