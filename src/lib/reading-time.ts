/** Words a minute that gatsby-transformer-remark counts with (utils/time-to-read.js, 6.16). */
const wordsPerMinute = 265;

/** Number of words in Markdown or plain text; link addresses and markup signs do not count. */
export function countWords(text: string): number {
  return text
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}
