/** The scripted demo's suggestions for a title, from a table of words and not from the app's model. */

/** `content/suggestions.json` */
export type KnownWords = Pick<Queries.Suggestions, "types" | "topics" | "neutral">;

export interface Suggestion {
  type: Queries.IssueKind;
  labels: string[];
  points: number;
  subtasks: string[];
}

const maxLabels = 2;

/** Endings that make another form of a word: shares, sharing, fastest. */
const endings = /^(s|ies|d|ed|ied|ing|est|ly)?$/;

/** True for a form of a word: stopped, sharing, fixes; but a router is not a route. */
export function isFormOf(word: string, token: string): boolean {
  if (!token.startsWith(word.slice(0, -1))) return false;
  const stems = [
    word,
    word.replace(/[ey]$/, ""),
    word.replace(/(s|x|z|ch|sh)$/, "$1e"),
    word + word.slice(-1),
  ];
  return stems.some((stem) => token.startsWith(stem) && endings.test(token.slice(stem.length)));
}

/** Words that begin a clause. */
const clause = /^(when|while|if|after|before|until|since|because)$/;

const aWord = /\p{L}[\p{L}\p{N}_]*/gu;
/** Joins a phrase: dark_mode. */
const oneWord = (phrase: string): string => phrase.match(aWord)?.join("_") ?? "";

/** A word of a title. */
interface Word {
  token: string;
  type?: Queries.SuggestedType;
  topic?: Queries.SuggestedTopic;
  isUnknown: boolean;
}

/** True if no unknown word or negation can change the meaning of the topics. */
function isClear(words: readonly Word[]): boolean {
  const begin = words.findIndex(({ topic }) => topic);
  const isDenied = words.some(
    ({ token }, index) => token === "not" && (index < begin || words[index + 1]?.topic),
  );
  const detail = words.findIndex(
    ({ token, type }, index) =>
      index > begin && (clause.test(token) || (type && !words[index + 1]?.isUnknown)),
  );
  const main = detail < 0 ? words : words.slice(0, detail);
  const isOther = main.some(({ isUnknown }, index) => isUnknown && index >= begin - 1);
  const unknown = main.filter(({ isUnknown }) => isUnknown).length;
  const known = words.filter(({ type, topic }) => type ?? topic).length;
  const isTyped = words.some(({ type }) => type) || words.every(({ isUnknown }) => !isUnknown);
  return begin >= 0 && !isDenied && !isOther && isTyped && unknown < known;
}

/** The words of a title, without numbers; phrases are joined, and each negation is `not`. */
function wordsOf(title: string, known: KnownWords, phrases: readonly string[]): Word[] {
  const has = (words: readonly string[], token: string) =>
    words.some((word) => isFormOf(word, token));
  const plain = title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/\bcan( no)?t\b/g, "cannot")
    .replace(/\b(no|never|(do|does|did|is|are)nt)\b/g, "not");
  const text = phrases.reduce((whole, phrase) => whole.replaceAll(phrase, oneWord(phrase)), plain);

  return (text.match(aWord) ?? []).map((token) => {
    if (known.neutral.includes(token)) return { token, isUnknown: false };
    const type = known.types.find(({ words }) => has(words, token));
    const topic = known.topics.find(({ words }) => has(words, token));
    return { token, type, topic, isUnknown: !type && !topic };
  });
}

/** @param scale story points, smallest first */
export type Suggest = (title: string, scale: readonly number[]) => Suggestion | undefined;

/** Suggests for a title; no suggestion is better than a wrong one (`suggest.test.ts`). Phrases are joined once. */
export function suggestFrom({ types, topics, neutral }: KnownWords): Suggest {
  const joined = <Entry extends { words: readonly string[] }>(entry: Entry): Entry => ({
    ...entry,
    words: entry.words.map(oneWord),
  });
  const known = {
    types: types.map(joined),
    topics: topics.map(joined),
    neutral: neutral.map(oneWord),
  };
  const phrases = [...types, ...topics]
    .flatMap(({ words }) => words)
    .concat(neutral)
    .filter((phrase) => oneWord(phrase) !== phrase);
  return (title, scale) => {
    const words = wordsOf(title, known, phrases);
    const kind = words.find(({ type }) => type)?.type ?? known.types.at(-1);
    if (!kind || words.length < 2 || !isClear(words)) return undefined;

    const named = [...new Set(words.flatMap(({ topic }) => topic ?? []))].slice(0, maxLabels);
    const largest = scale.indexOf(Math.max(...named.map(({ points }) => points)));
    return {
      type: kind.type,
      labels: named.map(({ label }) => label),
      points: scale[Math.min(largest + named.length - 1, scale.length - 1)] ?? 1,
      subtasks: [kind.first, ...named.map(({ step }) => step), kind.last].flatMap(
        (step) => step ?? [],
      ),
    };
  };
}
