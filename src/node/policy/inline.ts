/** What of a page's HTML a content security policy allows by its hash: scripts, styles and style attributes in it. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** Sources for a policy, each once, in the order of the page: `'sha256-…'`. */
export interface Inline {
  scripts: string[];
  styles: string[];
  attributes: string[];
  /** Whether any script runs, also one that has an address. */
  isScripted: boolean;
  /** Where the policy belongs: behind the element that says the character set, which must come first. */
  place: number | undefined;
}

/**
 * A source that allows what has exactly this text.
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of a `<script>` that browsers run; the others are data, to which no policy applies. */
const runs = /^(module|(text|application)\/(javascript|ecmascript))?$/i;

/**
 * Reads them from HTML.
 * @param html a whole document, as a build or this site's own functions write it
 */
export function inlineOf(html: string): Inline {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const attributes = new Set<string>();
  let list: Set<string> | undefined;
  let text = "";
  let isScripted = false;
  let place: number | undefined;
  const parser = new Parser({
    onopentag(name, { style, src, type = "", charset }) {
      if (style !== undefined) attributes.add(hashSource(style));
      if (charset !== undefined) place ??= parser.endIndex + 1;
      const isRun = name === "script" && runs.test(type);
      isScripted ||= isRun;
      if (isRun && src === undefined) list = found.scripts;
      // Chromium asks the policy for a style element that is no style sheet, too.
      if (name === "style") list = found.styles;
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      // A browser does not ask for a script without text.
      if (list && (text || list === found.styles)) list.add(hashSource(text));
      list = undefined;
    },
  });
  parser.end(html);
  return {
    scripts: [...found.scripts],
    styles: [...found.styles],
    attributes: [...attributes],
    isScripted,
    place,
  };
}
