/** Words per minute, as in gatsby-transformer-remark (utils/time-to-read.js, 6.16). */
const wordsPerMinute = 265;

/** Number of words in Markdown or plain text, without addresses of links and markup. */
export function countWords(text: string): number {
  // One match per word.
  return text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Minutes it takes to read this many words, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
