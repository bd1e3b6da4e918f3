import { regression } from "./regression";

/** What is learned. */
interface Task {
  featuresOf: (title: string) => string[];
  classes: number;
  /** Maximum number of classes that a feature speaks for. */
  limit: number;
  /** Number of features that are kept. */
  kept: number;
}

/** What a feature says for a class. */
interface Weight {
  of: number;
  /** From 1 to {@link levels}. */
  level: number;
}

interface Learned {
  /** How common each class is. */
  bias: number[];
  /** For each class the features that speak for it, by level, with commas between them. */
  words: string[][];
}

/** How many steps a weight is rounded to. */
const levels = 4;

/** A feature of a single title says nothing about another. */
const minTitles = 2;

/** How strongly weights are held near 0. */
const penalty = 0.025;

/** The feature that all titles have: its weight says how common a class is. */
const common = 0;

/**
 * A feature's number, of 15 bits. Features that share one are rare enough to be learned together (Weinberger et al., "Feature
 * hashing for large scale multitask learning", 2009).
 */
function hashOf(feature: string): number {
  let hash = 0;
  for (const letter of feature)
    hash = (Math.imul(hash ^ letter.charCodeAt(0), 0x5bd1e995) + (hash >>> 13)) | 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 15)) >>> 17;
}

/**
 * Learns which class a title belongs to. A first regression finds the features that say most, and the classes that each
 * speaks for; a second one learns from these alone, and is rounded.
 */
export function learn(
  examples: readonly { title: string; of: number }[],
  { featuresOf, classes, limit, kept }: Task,
): Learned {
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
    const strongest = (gains[place] ?? 0) < least ? [] : ranked(weights).slice(0, limit);
    return strongest.filter(({ weight }) => Math.round(weight) > 0).map(({ of }) => of);
  });
  const all = Array.from({ length: classes }, (_, of) => of);
  const [bias = [], ...second] = regression(rows, shape, [all, ...speaksFor]);
  const rounded = new Map(used.map(([hash], place) => [hash, roundedOf(second[place] ?? [])]));
  const features = new Set(examples.flatMap(({ title }) => featuresOf(title)));
  const weights = [...features]
    .sort()
    .map((feature) => ({ feature, own: rounded.get(hashOf(feature)) ?? [] }));
  return {
    bias: Array.from(bias, (weight) => Math.round(2 * weight) / 2),
    words: all.map((of) =>
      Array.from({ length: levels }, (_, index) =>
        weights
          .filter(({ own }) => own.some((one) => one.of === of && one.level === index + 1))
          .map(({ feature }) => feature)
          .join(","),
      ),
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

const roundedOf = (weights: Iterable<number>): Weight[] =>
  ranked(weights)
    .map(({ weight, of }) => ({ of, level: Math.min(levels, Math.round(weight)) }))
    .filter(({ level }) => level > 0);
