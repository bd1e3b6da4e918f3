import { hashOf, levels, type Weight } from "../../lib/past-issues/index-code";
import { regression } from "./regression";

/** What is learned. */
interface Task {
  featuresOf: (title: string) => string[];
  classes: number;
  /** For how many classes a feature speaks at most. */
  most: number;
}

/** What each feature says, by its hash, the strongest first. */
export type Weights = ReadonlyMap<number, readonly Weight[]>;

interface Result {
  /** How common each class is. */
  bias: number[];
  weights: Weights;
}

/** Features of one title only say nothing of another. */
const minTitles = 2;

/** How many features are kept. */
const kept = 1_750;

/** How strongly weights are held near 0. */
const penalty = 0.025;

/** The feature that all titles have: its weight says how common a class is. */
const common = 0;

/**
 * Learns which class a title belongs to. A first regression finds the features that say most, and the classes that each
 * speaks for; a second one learns from these alone, and is rounded.
 */
export function learn(
  examples: readonly { title: string; of: number }[],
  { featuresOf, classes, most }: Task,
): Result {
  const hashed = examples.map(({ title, of }) => ({
    of,
    hashes: new Set(featuresOf(title).map(hashOf)),
  }));
  const times = new Map<number, number>();
  for (const { hashes } of hashed)
    for (const hash of hashes) times.set(hash, (times.get(hash) ?? 0) + 1);
  const used = [...times].filter(([, count]) => count >= minTitles);
  const numbers = new Map(used.map(([hash], place) => [hash, place + 1]));
  const rows = hashed.map(({ hashes, of }) => ({
    of,
    features: [common, ...[...hashes].flatMap((hash) => numbers.get(hash) ?? [])],
  }));
  const shape = { features: used.length + 1, classes, penalty };
  const [, ...first] = regression(rows, shape).map(centred);
  const gains = first.map((weights, place) => {
    const [, count = 0] = used[place] ?? [];
    return Math.max(...weights) * Math.sqrt(count);
  });
  const least = [...gains].sort((a, b) => b - a)[kept - 1] ?? 0;
  const speaksFor = first.map((weights, place) => {
    const strongest = (gains[place] ?? 0) < least ? [] : ranked(weights).slice(0, most);
    return strongest.filter(({ weight }) => Math.round(weight) > 0).map(({ of }) => of);
  });
  const all = Array.from({ length: classes }, (_, of) => of);
  const [bias = [], ...second] = regression(rows, shape, [all, ...speaksFor]);
  return {
    bias: Array.from(bias, (weight) => Math.round(2 * weight) / 2),
    weights: new Map(
      used
        .map(([hash], place) => [hash, rounded(second[place] ?? [])] as const)
        .filter(([, weights]) => weights.length > 0),
    ),
  };
}

/** What a feature says more for each class than for the others. */
function centred(weights: Float64Array): Float64Array {
  const mean = weights.reduce((sum, weight) => sum + weight) / weights.length;
  return weights.map((weight) => weight - mean);
}

/** The strongest first. */
const ranked = (weights: Iterable<number>) =>
  Array.from(weights, (weight, of) => ({ weight, of })).sort((a, b) => b.weight - a.weight);

const rounded = (weights: Iterable<number>): Weight[] =>
  ranked(weights)
    .map(({ weight, of }) => ({ of, level: Math.min(levels, Math.round(weight)) }))
    .filter(({ level }) => level > 0);
