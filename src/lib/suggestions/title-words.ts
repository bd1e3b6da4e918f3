/** Splits a title into words without their endings. */

/** "As a hiker, I want to", "I want to", "We need": the issue follows. */
const wish =
  /^(as an? .+?,? (i|we) can|(as an? .+?,? )?(i|we)( would|[’']d)? (want|need|like|must|should))( to)?( be able to)? /i;

/** The title without such a start. */
export const wishOf = (title: string): string => title.replace(wish, "");

/** Whether a title is like "As a hiker, I want to share a route". */
export const isUserStory = (title: string): boolean =>
  /^as an? /i.test(title) && wishOf(title) !== title;

interface Word {
  /** As typed. */
  typed: string;
  /** In lower case and without common endings. */
  root: string;
}

export const rootOf = (word: string): string => word.replace(/(?<=...)(ies|es|s|ing|ed|e|y)$/, "");

/** Can't, cannot → ca not; doesn't, doesnt → does not. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/^(ca|do|does|did|is|are|was|were|wo|would|should|could|has|have)n(no)?t$/, "$1 not");

/** The words of a title, without numbers. */
export const wordsOf = (title: string): Word[] =>
  (wishOf(title).match(/[\p{L}\p{N}’']+/gu) ?? [])
    .filter((typed) => /\p{L}/u.test(typed))
    .flatMap((typed) =>
      plain(typed)
        .split(" ")
        .map((word) => ({ typed, root: rootOf(word) })),
    );

/** Marks the first word of a title, which has a weight of its own. */
export const first = (root: string): string => `first: ${root}`;

/** Words, separated by commas, by their weight. */
export type Weights = Readonly<Record<string, string>>;

export type WeightOf = ReadonlyMap<string, number>;

export const weightOf = (weights: Weights): WeightOf =>
  new Map(
    Object.entries(weights).flatMap(([weight, words]) =>
      words.split(",").map((word) => [word, Number(weight)] as const),
    ),
  );
