/** How large an issue is, by what `npm run lab -- model` learned from real ones. */
import { first, largeWordsOf, stem, wishOf } from "./words";

/** Part of `model.json`. */
export interface Sizes {
  /** How many issues it learned from, and of how many projects. */
  issues: string;
  projects: number;
  /** Of 100 pairs of issues of a project it didn't learn from, how often the larger one is put first. */
  right: number;
  /** The sums at which the next estimate begins, from the smallest estimate to the largest. */
  bands: readonly number[];
  /** Stems by what they add to the sum, with commas between them. */
  words: Readonly<Record<string, string>>;
}

/** A word as it was typed, and whether it makes the estimate larger or smaller. */
export interface Reason {
  word: string;
  isUp: boolean;
}

export interface Estimate {
  sum: number;
  /** From 0, the smallest, to the number of bands. */
  band: number;
  /** The words that moved the estimate most, the strongest first. */
  why: Reason[];
}

export const maxReasons = 3;
/** Words that move the estimate less are no reason. */
const minWeight = 3;

const signsAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What each stem adds. */
export const weightsOf = ({ words }: Pick<Sizes, "words">): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(words).flatMap(([weight, stems]) =>
      stems.split(",").map((one) => [one, Number(weight)] as const),
    ),
  );

interface TypedWord {
  /** As it was typed, with signs around it. */
  word: string;
  stem: string;
}

/** The words of a title, each stem once, in their order. */
export function typedWordsOf(title: string, stemOf = stem): TypedWord[] {
  const all = wishOf(title)
    .split(/\s+/)
    .flatMap((word) => largeWordsOf(word).map((one) => ({ word, stem: stemOf(one) })));
  return all.filter((own, place) => all.findIndex((other) => other.stem === own.stem) === place);
}

/**
 * Adds up what the words of a title say, and what the first one says as such. The more of the words are unknown, the nearer the
 * sum is to 0, the middle.
 */
export function estimate(
  title: string,
  { bands, weights }: { bands: readonly number[]; weights: ReadonlyMap<string, number> },
  stemOf?: (word: string) => string,
): Estimate {
  const words = typedWordsOf(title, stemOf);
  const moves = new Map<string, number>();
  words.forEach(({ word, stem }, place) => {
    const asFirst = place === 0 ? (weights.get(first(stem)) ?? 0) : 0;
    moves.set(word, (moves.get(word) ?? 0) + (weights.get(stem) ?? 0) + asFirst);
  });
  const known = words.filter(({ stem }) => weights.has(stem)).length / (words.length || 1);
  const sum = Math.round(known * [...moves.values()].reduce((all, one) => all + one, 0));
  const why = [...moves]
    .filter(([, weight]) => Math.abs(weight) >= minWeight)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxReasons)
    .map(([word, weight]) => ({ word: word.replace(signsAround, ""), isUp: weight > 0 }));
  const band = bands.filter((from) => sum >= from).length;
  // One word is not enough for a small or large estimate.
  const [least, most] = why.length > 1 ? [0, bands.length] : [1, bands.length - 2];
  return { sum, band: Math.min(most, Math.max(least, band)), why };
}
