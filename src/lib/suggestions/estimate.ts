/** How large an issue is, by what scripts/model.ts learned from real ones. */
import { first, wordsOf, type WeightOf } from "./words";

/** A word as it was typed, and whether it makes the estimate larger or smaller. */
export interface Reason {
  word: string;
  isUp: boolean;
}

/** No word leads to the smallest or to a large estimate on its own. */
const limit = 11;
const maxReasons = 2;
/** Words that move the estimate less are no reason. */
const minReason = 7;

/** How much each word of a title moves the estimate. */
function movesOf(title: string, points: WeightOf): Map<string, number> {
  const moves = wordsOf(title).map(({ typed, root }, place) => {
    const asFirst = place === 0 ? (points.get(first(root)) ?? 0) : 0;
    const weight = (points.get(root) ?? 0) + asFirst;
    return [typed, Math.max(-limit, Math.min(limit, weight))] as const;
  });
  return new Map(moves);
}

/** Adds up what the words of a title say. */
export const sizeOf = (title: string, points: WeightOf): number =>
  [...movesOf(title, points).values()].reduce((sum, weight) => sum + weight, 0);

/** The words that move the estimate most, the strongest first. */
export const reasonsOf = (title: string, points: WeightOf): Reason[] =>
  [...movesOf(title, points)]
    .filter(([, weight]) => Math.abs(weight) >= minReason)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxReasons)
    .map(([word, weight]) => ({ word, isUp: weight > 0 }));
