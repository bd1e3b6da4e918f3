import type { LongText, ReportLine } from "./long-text";

/** Broken Markdown that readers would see as it is, and the advice. */
const strays: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /!\[[^\]]*\]\([^)"]*\s[^)"]*\.\w+/,
    (found) => {
      const name = found.replace(/^.*[(/]/, "");
      return `has a blank in the name of an image, ${name}. Rename it to ${name.replace(/\s+/g, "-")}.`;
    },
  ],
  [
    /\]\(\S+\s+["“”„]/,
    () => 'has a caption without two straight quotes. Write ![…](./board.png "The caption.").',
  ],
  [
    /\[[^\]]+\]\([^)]*\)?|\]\s+\((\/|#|https?:)/,
    () => "shows the signs of a link. Write [words](/address), without blanks in the address.",
  ],
  [
    /\[\^[^\]]+\]/,
    (found) => `has the footnote ${found}, whose text is missing. Add a line ${found}: Text.`,
  ],
  [
    /\[[^\]]+\]\[[^\]]+\]/,
    (found) => `shows ${found}, which no line below explains. Write [words](/address).`,
  ],
  [/^h[1-6]\. /, (found) => `shows "${found.trim()}". Begin a heading with ##.`],
  [/^\[toc\]$/i, (found) => `shows ${found}. The page lists its headings itself: take it out.`],
  [/\*\*/, () => "shows two stars. Write **words**, without blanks inside the stars."],
  [/!\[\[.*?\]\]/, (found) => `shows ${found}. Write ![What it shows.](./board.png).`],
  [/\[\[.*?\]\]|\)\[.*?\]/, (found) => `shows ${found}. Write a link as [words](/address).`],
  [
    /`|~~|==|\$\$|:::|(?<![\p{L}\p{N}_])_(?=\p{L})|(?<=[\p{L}.!?])_(?![\p{L}\p{N}_])/u,
    (found) =>
      `shows ${found}, which has no partner or no meaning here. Take it out, or put code between backticks.`,
  ],
  [
    /(?<![\p{L}\p{N}:]):[a-z][a-z_]+:(?![\p{L}\p{N}:])/u,
    (found) => `shows ${found}. Write the emoji itself, or take it out.`,
  ],
];

/** No reader sees Markdown's own signs. */
export function noStraySigns({ words }: LongText, report: ReportLine): void {
  for (const { line, text } of words) {
    const stray = strays.find(([pattern]) => pattern.test(text));
    if (stray) report(line, stray[1](stray[0].exec(text)?.[0] ?? ""));
  }
}

const start = /^(?:[-+](?=\p{L})|[•▪◦‣·]|\[\](?=\s)|\d+\.(?=\p{L}))/u;

/** Whatever looks like an item of a list is one. */
export function itemsAreRead({ paragraphs }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    source.split("\n").forEach((each, index) => {
      const sign = start.exec(each)?.[0];
      const message = `begins with ${sign}, which makes no list. Write - and a blank before an item, 1. and a blank before a step, - [ ] before a task.`;
      if (sign) report(line + index, message);
    });
  }
}
