/** Words of a title as they are compared: without endings, and each way to say "not" in one. */

/** Say nothing of what a title is about. */
const stopWords = new Set(
  (
    "a an the of to in on at by for from about with without and or but as into out up than that this these " +
    "i it its me my we us our you your they them their is are be been was were do does did have has not no " +
    "can cannot could should will would may must so too very all any every everything each some more most " +
    "what why how when where who whom which whose if while after before again yet still then there here " +
    "add set make let get gets keep keeps give new old same show shows fix like need needs want wants work works working " +
    "allow use using thing stuff time long one ready go goes come comes better please"
  ).split(" "),
);

/** In small letters, without apostrophes: can't, can not → cannot; doesn't → does not; e-mail → email. */
export const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace("e-mail", "email")
    .replace(/\bcan( no)?t\b/, "cannot")
    .replace(/\b(do|does|did|is|are|was|wo|would|should)nt\b/, "$1 not")
    .trim();

/** All words but numbers, in their order. */
export const wordsOf = (title: string): string[] =>
  plain(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\D/.test(word));

/** Distinct stems of the words that say what a title is about. */
export const topicOf = (title: string): string[] => [
  ...new Set(
    wordsOf(title)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  ),
];

/**
 * A word without its commonest endings, cut to six letters: W. B. Frakes, "Stemming algorithms" (1992), tells of both ways.
 * Stems are compared and never shown.
 */
export const stem = (word: string): string =>
  word.replace(/(?<=...)(ies|es|s|ing|ed|e|y)$/, "").slice(0, 6);
