import { clip } from "../../content/quote";
import type { LongText, ReportLine } from "./long-text";

/** Markdown that readers would see literally, and the advice. */
const strays: [pattern: RegExp, message: (found: string) => string][] = [
  [/^<{7} /, () => "contains merge conflict markers. Keep one version and remove them."],
  [
    /!\[[^\]]*\]\([^)"]*\s[^)"]*\.\w+/,
    (found) => {
      const name = found.replace(/^.*[(/]/, "");
      return `has a space in the file name ${clip(name)}. Rename it to ${clip(name.replace(/\s+/g, "-"))}.`;
    },
  ],
  [
    /\]\(\S+\s+["“”„]/,
    () => 'needs straight quotes around the caption: ![…](./board.png "The caption.").',
  ],
  [
    /\[[^\]]+\]\((?:\/|#|https?:)[^)]*\)?|\]\s+\((?:\/|#|https?:)/,
    () =>
      "shows a link as plain text. Write [text](/address), without spaces after ] or in the address.",
  ],
  [
    /\[\^[^\]]+\]/,
    (found) =>
      `refers to ${clip(found)}, which isn't defined. Add a line like ${clip(found)}: Text.`,
  ],
  [
    /\[[\p{L} ]{3,}\]\[[\p{L} ]{3,}\]/u,
    (found) => `shows ${clip(found)} literally. Write links as [text](/address).`,
  ],
  [/^h[1-6]\. /, (found) => `shows "${found.trim()}" literally. Start headings with ##.`],
  [
    /^\[toc\]$/i,
    (found) => `shows ${found} literally. Remove it: the page adds its own table of contents.`,
  ],
  [
    /\*\*(?=\p{L})|(?<=\p{L})\*\*|\*\* \p{L}[^*]* \*\*/u,
    () => "shows literal asterisks. Remove the spaces inside `**…**`, or add the missing `**`.",
  ],
  [
    /!\[\[.*?\]\]/,
    (found) => `shows ${clip(found)} literally. Write images as ![Description](./board.png).`,
  ],
  [
    /\[\[[\p{L} ]+\]\]|\)\[[/#].*?\]/u,
    (found) => `shows ${clip(found)} literally. Write links as [text](/address).`,
  ],
  [
    /==\p{L}[^=]*==/u,
    (found) => `shows ${clip(found)} literally. To highlight text, write <mark>text</mark>.`,
  ],
  [/~~(?=\p{L})/u, () => "shows a literal ~~. Add the missing ~~ after the text."],
  [/^:::\s*\w+/, (found) => `shows ${clip(found)} literally. Start boxes with > [!NOTE].`],
];

/** Warns of Markdown syntax that readers would see literally. */
export function noLiteralMarkdown({ words }: LongText, report: ReportLine): void {
  for (const { line, text } of words) {
    const stray = strays.find(([pattern]) => pattern.test(text));
    if (stray) report(line, stray[1](stray[0].exec(text)?.[0] ?? ""), "warning");
  }
}

const start = /^(?:[-+](?=\p{Lu})|[•▪◦‣·](?=\s)|\[\](?=\s)|\d+\.(?=\p{Lu}\p{Ll}))/u;

/** Warns of what looks like a list item but isn't. */
export function noBrokenItems({ paragraphs }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    source.split("\n").forEach((each, index) => {
      const sign = start.exec(each)?.[0];
      if (!sign) return;
      const right = { "[]": "- [ ] " }[sign] ?? (/^\d/.test(sign) ? `${sign} ` : "- ");
      report(line + index, `isn't a list item: start it with "${right}".`, "warning");
    });
  }
}
