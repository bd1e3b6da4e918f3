import { clip } from "../../reader/quote";
import type { LongText, ReportLine } from "./long-text";

/** Markdown that readers would see literally, because something in it isn't Markdown, and the advice. */
const strays: [pattern: RegExp, message: (found: string) => string][] = [
  [/^<{7} /m, () => "contains merge conflict markers. Keep one version and remove them."],
  [
    // The parser makes a link of an address after `](`.
    /!?\[\[[^\]]+\]\]|\]\s?\((?=\.{0,2}\/|#|https?:|$)/,
    () =>
      'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an image, without spaces in the address.',
  ],
  [
    /\[\^[^\]]+\]/,
    (found) =>
      `refers to ${clip(found)}, which isn't defined. Add a line like ${clip(found)}: Text.`,
  ],
  [
    /(?<=\p{L})\*\*|(?:\*\*|~~)(?=\p{L})|\*\*(?= \p{L}[^*]* \*\*)/u,
    (found) =>
      `shows ${found} literally. Write ${found} right before and right after the words, without spaces inside.`,
  ],
  [
    /==\p{L}[^=]*==/u,
    (found) => `shows ${clip(found)} literally. To highlight text, write <mark>text</mark>.`,
  ],
  [
    /^:::\s*\w+|(?<!^)\[!\w+\]|^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/,
    (found) => `shows ${clip(found)} literally. Start boxes with a line like > [!NOTE].`,
  ],
  [
    /^\s*(?:[•▪◦‣·](?=\s)|\[\](?=\s)|\d+\.(?=\p{Lu}\p{Ll}))/mu,
    () => 'isn\'t a list item: start it with "- ", "1. " or "- [ ] ".',
  ],
  [
    /^\s*\|/m,
    () =>
      "isn't a table, so readers see the `|` characters. Add a line like | --- | --- | under the header, with a --- for each column.",
  ],
];

/** Warns of Markdown that readers would see literally. */
export function noLiteralMarkdown({ words }: LongText, report: ReportLine): void {
  for (const { line, source } of words) {
    for (const [pattern, message] of strays) {
      const match = pattern.exec(source);
      if (!match) continue;
      const above = source.slice(0, match.index + match[0].length).split("\n").length - 1;
      report(line + above, message(match[0].trim()), "warning");
    }
  }
}
