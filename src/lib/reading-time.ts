/** Words a minute that gatsby-transformer-remark counts with (utils/time-to-read.js, 6.16). */
const wordsPerMinute = 265;

/** Number of words in Markdown or plain text; link addresses and markup signs do not count. */
export function countWords(text: string): number {
  // From the first letter of a word to its end: one match a word, and no list of what stands between.
  return text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Minutes that so many words take to read, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
