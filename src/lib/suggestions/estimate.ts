/** How large an issue is, by what `npm run lab -- model` learned from real ones. */
import { first, isSmall, stem, wishOf, wordsOf } from "./words";

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

const maxReasons = 3;
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
  isSmall: boolean;
}

/** The words of a title, each stem once, in their order. */
export function typedWordsOf(title: string, spelt: (stem: string) => string): TypedWord[] {
  const all = wishOf(title)
    .split(/\s+/)
    .flatMap((word) =>
      wordsOf(word).map((one) => ({ word, stem: spelt(stem(one)), isSmall: isSmall(one) })),
    );
  return all.filter((own, place) => all.findIndex((other) => other.stem === own.stem) === place);
}

/**
 * Adds up what the words of a title say, and what the first one says as such. The more of the words are unknown, the nearer the
 * sum is to 0, the middle.
 */
export function estimate(
  title: string,
  { bands, weights }: { bands: readonly number[]; weights: ReadonlyMap<string, number> },
  spelt = (stem: string) => stem,
): Estimate {
  const weightOf = (stem: string) => weights.get(stem) ?? 0;
  const said = typedWordsOf(title, spelt).map((word, place) => ({
    ...word,
    weight: weightOf(word.stem) + (place === 0 ? weightOf(first(word.stem)) : 0),
  }));
  const telling = said.filter((word) => !word.isSmall);
  const known = telling.filter(({ stem }) => weights.has(stem)).length / (telling.length || 1);
  const sum = Math.round(known * said.reduce((all, { weight }) => all + weight, 0));
  const moves = new Map<string, number>();
  for (const { word, weight } of telling) moves.set(word, (moves.get(word) ?? 0) + weight);
  const why = [...moves]
    .filter(([, weight]) => Math.abs(weight) >= minWeight)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxReasons)
    .map(([word, weight]) => ({ word: word.replace(signsAround, ""), isUp: weight > 0 }));
  return { sum, band: bands.filter((from) => sum >= from).length, why };
}
