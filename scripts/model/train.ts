/** Trains the model that suggestions come from, with ridge regression on the words of issue titles. */
import { sizeOf } from "../../src/lib/suggestions/estimate";
import { featuresOf } from "../../src/lib/suggestions/issue-type";
import type { Model } from "../../src/lib/suggestions/suggest";
import {
  first,
  rootOf,
  weightOf,
  wordsOf,
  type Weights,
} from "../../src/lib/suggestions/title-words";

export interface Issue {
  project: string;
  title: string;
  /** 0 if unknown. */
  points: number;
  /** Bug, Story or Task. */
  type: string | undefined;
}

/** A feature is a string (a word, a pair of words …) until features are numbered. */
interface Example<Feature> {
  features: readonly Feature[];
  /** The value that the weights of the features should add up to. */
  value: number;
  /** How much the example counts. */
  weight: number;
}

/** A feature counts if it occurs in this many titles, in this many projects. A rarer one may be a product name. */
const minTitles = 8;
const minProjects = 5;

/** Shares of issues per estimate, without the largest. The smallest and the largest estimate are rare. */
const shares = [0.04, 0.2, 0.33, 0.26, 0.15];

/**
 * Stop words: they can't be the reason for an estimate, so the model learns no points from them. Articles, pronouns,
 * auxiliaries, conjunctions, prepositions, quantities, adverbs of time and degree, numbers, months and days.
 */
const stopWords = `a an the this that these those here there
  i me my mine we us our you your he him his she her it its they them their who whom whose what which
  am is are was were be been being isnt arent do does did done doing have has had having can ca could may might must shall should will wo would need needs
  and or but nor yet so as if because since although though unless until while when where whether why how than then
  about above across after against along among around at before behind below beneath beside besides between beyond by down during except for from in inside into near
  of off on onto out outside over past per through throughout to toward towards under underneath up upon via with within without instead like plus versus vs
  all another any both each either enough every few least less many more most much neither no none not other others own same several some such
  again already also always currently ever even just later never now often once only quite rather really sometimes soon still too twice very
  able unable etc ie eg please lets let get gets got getting go goes going make makes made making
  one two three four five six seven eight nine ten zero first second third last next
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday`.split(/\s+/);

/** Issues, grouped by project. */
export function byProject(issues: readonly Issue[]): Issue[][] {
  const names = new Set(issues.map(({ project }) => project));
  return [...names].map((name) => issues.filter(({ project }) => project === name));
}

/** Rank of each value, from -0.5 to 0.5; equal values share the middle of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const rankOf = (value: number) => (sorted.indexOf(value) + sorted.lastIndexOf(value) + 1) / 2;
  return values.map((value) => rankOf(value) / sorted.length - 0.5);
}

/** Feature 0 is the intercept, which all examples have. Its weight isn't penalized. */
const intercept = 0;

const sum = (features: readonly number[], weights: Float64Array): number =>
  features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((total, value, index) => total + value * (b[index] ?? 0), 0);

/**
 * Ridge regression (Hoerl & Kennard, 1970) by conjugate gradients (Hestenes & Stiefel, 1952), because an example has few of
 * the thousands of features.
 * @param penalty how strongly weights are held near 0
 * @param count of features
 * @returns the weight of each feature
 */
function ridge(examples: readonly Example<number>[], penalty: number, count: number): Float64Array {
  const weights = new Float64Array(count);
  /** Adds `of(example)` to each feature of each example. */
  const spread = (target: Float64Array, of: (example: Example<number>) => number) => {
    for (const example of examples) {
      const part = of(example);
      for (const feature of example.features) target[feature] = (target[feature] ?? 0) + part;
    }
    return target;
  };
  const residue = spread(new Float64Array(count), ({ value, weight }) => weight * value);
  let direction = residue.slice();
  let square = product(residue, residue);
  const tolerance = square * 1e-8;
  while (square > tolerance) {
    const toward = direction;
    const change = spread(
      toward.map((value, feature) => (feature === intercept ? 0 : penalty * value)),
      ({ features, weight }) => weight * sum(features, toward),
    );
    const step = square / product(toward, change);
    toward.forEach((value, feature) => {
      weights[feature] = (weights[feature] ?? 0) + step * value;
      residue[feature] = (residue[feature] ?? 0) - step * (change[feature] ?? 0);
    });
    const before = square;
    square = product(residue, residue);
    direction = residue.map((value, feature) => value + (square / before) * (toward[feature] ?? 0));
  }
  return weights;
}

/** Weights of features, so that those of an example add up to its value. Rounded to `1 / steps`. */
function learn(
  examples: readonly (Example<string> & { project: string })[],
  { penalty, steps }: { penalty: number; steps: number },
): { bias: number; weights: Weights } {
  const projectsWith = new Map<string, string[]>();
  for (const { features, project } of examples)
    for (const feature of features)
      projectsWith.set(feature, [...(projectsWith.get(feature) ?? []), project]);
  const common = [...projectsWith].filter(
    ([, projects]) => projects.length >= minTitles && new Set(projects).size >= minProjects,
  );
  const numbers = new Map(common.map(([feature], index) => [feature, index + 1]));
  const learned = ridge(
    examples.map(({ features, ...example }) => ({
      ...example,
      features: [intercept, ...features.flatMap((feature) => numbers.get(feature) ?? [])],
    })),
    penalty,
    common.length + 1,
  );
  const [bias = 0, ...rounded] = Array.from(learned, (weight) => Math.round(steps * weight));
  const byWeight = new Map<number, string[]>();
  for (const feature of [...numbers.keys()].sort()) {
    const weight = rounded[(numbers.get(feature) ?? 0) - 1] ?? 0;
    if (weight !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), feature]);
  }
  const ordered = [...byWeight].sort(([a], [b]) => a - b);
  const weights = Object.fromEntries(ordered.map(([weight, words]) => [weight, words.join(",")]));
  return { bias, weights };
}

/**
 * How much each word moves an issue up or down the ranking of its project (each project uses points in its own way), and the
 * sums at which estimates begin.
 */
function learnPoints(issues: readonly Issue[]): Pick<Model, "points" | "bands"> {
  const stopRoots = new Set(stopWords.map(rootOf));
  const examples = byProject(issues).flatMap((projectIssues) => {
    const ranks = ranksOf(projectIssues.map(({ points }) => points));
    return projectIssues.map(({ project, title }, index) => {
      const roots = wordsOf(title).map(({ root }) => root);
      const counted = new Set(roots.filter((root) => !stopRoots.has(root)));
      const firsts = roots.slice(0, 1).filter((root) => counted.has(root));
      const features = [...counted, ...firsts.map(first)];
      return { project, features, value: ranks[index] ?? 0, weight: 1 };
    });
  });
  const { weights } = learn(examples, { penalty: 120, steps: 200 });
  const weight = weightOf(weights);
  const sizes = issues.map(({ title }) => sizeOf(title, weight)).sort((a, b) => a - b);
  let below = 0;
  const bands = shares.map((share) => sizes[Math.round((below += share) * sizes.length)] ?? 0);
  return { points: weights, bands };
}

/** How much each word and each pair of words indicates a bug. Bugs count as much as all other issues together. */
function learnBugs(issues: readonly Issue[]): Pick<Model, "bug" | "bias"> {
  const bugs = issues.filter(({ type }) => type === "Bug").length;
  const examples = issues.map(({ project, title, type }) => {
    const isBug = type === "Bug";
    const weight = issues.length / 2 / (isBug ? bugs : issues.length - bugs);
    return { project, features: featuresOf(title), value: isBug ? 1 : -1, weight };
  });
  const { bias, weights } = learn(examples, { penalty: 40, steps: 20 });
  return { bug: weights, bias };
}

export const trainModel = (issues: readonly Issue[]): Model => ({
  ...learnPoints(issues.filter(({ points }) => points > 0)),
  ...learnBugs(issues.filter(({ type }) => type)),
});
