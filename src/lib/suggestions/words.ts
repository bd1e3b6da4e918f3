/** What suggestions are made from: the words of a title, without their endings. */

/** "As a hiker, I want to", "I want to", "We need": what follows is the issue. */
const wish =
  /^(as an? .+?,? (i|we) can|(as an? .+?,? )?(i|we)( would|[’']d)? (want|need|like|must|should))( to)?( be able to)? /i;

/** The title without it. */
export const wishOf = (title: string): string => title.replace(wish, "");

/** True for "As a hiker, I want to share a route". */
export const isUserStory = (title: string): boolean =>
  /^as an? /i.test(title) && wishOf(title) !== title;

interface Word {
  /** As it was typed. */
  typed: string;
  /** In small letters and without its commonest endings. */
  root: string;
}

export const rootOf = (word: string): string => word.replace(/(?<=...)(ies|es|s|ing|ed|e|y)$/, "");

/** Can't, cannot → ca not; doesn't, doesnt → does not. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/^(ca|do|does|did|is|are|was|were|wo|would|should|could|has|have)n(no)?t$/, "$1 not");

/** The words of a title, numbers aside. */
export const wordsOf = (title: string): Word[] =>
  (wishOf(title).match(/[\p{L}\p{N}’']+/gu) ?? [])
    .filter((typed) => /\p{L}/u.test(typed))
    .flatMap((typed) =>
      plain(typed)
        .split(" ")
        .map((word) => ({ typed, root: rootOf(word) })),
    );

/** What marks the first word of a title, which says something else than the same one later. */
export const first = (root: string): string => `first: ${root}`;

/** Words by what they add, with commas between them. */
export type Weights = Readonly<Record<string, string>>;

/** What each word adds. */
export type WeightOf = ReadonlyMap<string, number>;

export const weightOf = (weights: Weights): WeightOf =>
  new Map(
    Object.entries(weights).flatMap(([weight, words]) =>
      words.split(",").map((word) => [word, Number(weight)] as const),
    ),
  );
