/** Words of a title as they are compared: without endings, and each way to say "not" in one. */

/** Say nothing of what a title is about. */
const stopWords = new Set(
  (
    "a an the of to in on at by for from with without and or but as into out up than that this these " +
    "i it its me my we us our you your they them their is are be been was were do does did have has not no " +
    "can cannot could should will would may must so too very all any every everything each some more most " +
    "what why how when where who whom which whose if while after before again yet still then there here " +
    "add make let get gets give new show shows fix like need needs want wants work works working " +
    "allow use using thing stuff time long one ready go goes come comes better please"
  ).split(" "),
);

/** In small letters, without apostrophes: can't, can not → cannot; doesn't → does not; e-mail → email. */
export const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/\be-?mail/g, "email")
    .replace(/\bcan( no)?t\b/g, "cannot")
    .replace(/\b(do|does|did|is|are|was|wo|would|should)nt\b/g, "$1 not")
    .replace(/\s+/g, " ")
    .trim();

/** All words but numbers, in their order. */
export const wordsOf = (title: string): string[] =>
  (plain(title).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^\d+$/.test(word));

/** Distinct stems of the words that say what a title is about. */
export const topicOf = (title: string): string[] => [
  ...new Set(
    wordsOf(title)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  ),
];

/**
 * Removes the commonest English endings: a lighter form of M. F. Porter, "An algorithm for suffix stripping" (1980). Stems
 * are compared and never shown.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/([^isu])s$/, "$1")
    .replace(/^(.*[aeiouy].+)(ing|ed)$/, "$1")
    .replace(/([bdfgmnprt])\1$/, "$1")
    .replace(/(....)(ation|ate|ion|ment|ness|ly|able)$/, "$1")
    .replace(/(..)e$/, "$1")
    .replace(/(..)y$/, "$1i");
}
