/** Estimates an issue by its title, with weights that scripts/model.ts learned from real issues. */
import { first, wordsOf, type WeightOf } from "./title-words";

/** A word as typed, and whether it makes the estimate larger or smaller. */
export interface Reason {
  word: string;
  isUp: boolean;
}

/** Keeps a single word from reaching the smallest or a large estimate. */
const limit = 11;
const maxReasons = 2;
/** Words with smaller weights are no reason. */
const minReasonWeight = 7;

/** Weights of a title's words. */
function weightsOf(title: string, points: WeightOf): Map<string, number> {
  const weights = wordsOf(title).map(({ typed, root }, index) => {
    const asFirst = index === 0 ? (points.get(first(root)) ?? 0) : 0;
    const weight = (points.get(root) ?? 0) + asFirst;
    return [typed, Math.max(-limit, Math.min(limit, weight))] as const;
  });
  return new Map(weights);
}

/** The sum of the words' weights. */
export const sizeOf = (title: string, points: WeightOf): number =>
  [...weightsOf(title, points).values()].reduce((sum, weight) => sum + weight, 0);

/** The words with the largest weights, largest first. */
export const reasonsOf = (title: string, points: WeightOf): Reason[] =>
  [...weightsOf(title, points)]
    .filter(([, weight]) => Math.abs(weight) >= minReasonWeight)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxReasons)
    .map(([word, weight]) => ({ word, isUp: weight > 0 }));
