/** Words of a title as they are compared: without endings, and each way to say "not" in one. */

/** Say nothing of what a title is about, nor of how large it is. */
const smallWords = new Set(
  (
    "a an the of to in on at by for from with and or as is are be it its i my me we our you your not no " +
    "do does did can that this these those they them their he she his her has have had will would should was were been if " +
    "when while then than so too only also into about without within out during after before between via per there here"
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

/** A word without its commonest endings. */
export const rootOf = (word: string): string => word.replace(/(?<=...)(ies|es|s|ing|ed|e|y)$/, "");

/** How many letters of a root count. */
export const stemLength = 6;

/**
 * A root cut to its first letters: W. B. Frakes, "Stemming algorithms" (1992), tells of both ways. Stems are compared and never
 * shown.
 */
export const stem = (word: string): string => rootOf(word).slice(0, stemLength);

/** All words but small ones. */
export const largeWordsOf = (title: string): string[] =>
  wordsOf(title).filter((word) => !smallWords.has(word));

/** What a title is about: the stems of its words, each once. */
export const topicOf = (title: string, stemOf = stem): string[] => [
  ...new Set(largeWordsOf(title).map(stemOf)),
];

/** What marks the first stem, which weighs more or says something else than the same one later. */
export const first = (stem: string): string => `first: ${stem}`;

/** The form of a title, which says its type: the stems of all words, the first one once more, and that it is a question. */
export function formOf(title: string, stemOf = stem): string[] {
  const stems = wordsOf(title).map(stemOf);
  const question = title.trimEnd().endsWith("?") ? ["?"] : [];
  return [...new Set([first(stems[0] ?? ""), ...stems, ...question])];
}

/** What an issue asks for, without a role or a type before it: "As a hiker, I want to share a route" → "share a route". */
export const wishOf = (title: string): string =>
  title
    .replace(/^as an? .+?,? (i|we) (want|need|can|could|should|would like)( to)? /i, "")
    .replace(/^(bug|chore|epic|feature|research|spike|story|task): /i, "");
