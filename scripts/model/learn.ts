import { sizeOf } from "../../src/lib/suggestions/estimate";
import { featuresOf } from "../../src/lib/suggestions/issue-type";
import type { Model } from "../../src/lib/suggestions/suggest";
import { first, rootOf, weightOf, wordsOf, type Weights } from "../../src/lib/suggestions/words";
import { functionWords } from "./function-words";
import { common, ridge } from "./regression";

export interface Issue {
  project: string;
  title: string;
  /** 0 if it isn't known. */
  points: number;
  /** Bug, Story or Task. */
  type: string | undefined;
}

interface Example {
  project: string;
  features: readonly string[];
  value: number;
  weight: number;
}

/** A feature counts if this many titles have it, in this many projects: otherwise it may be the name of a product. */
const minTitles = 8;
const minProjects = 5;

/** Shares of the issues that get each estimate but the largest. The smallest and the largest are for few. */
const shares = [0.04, 0.2, 0.33, 0.26, 0.15];

/** The issues of each project. */
export function byProject(issues: readonly Issue[]): Issue[][] {
  const names = new Set(issues.map(({ project }) => project));
  return [...names].map((name) => issues.filter(({ project }) => project === name));
}

/** The place of each value among all, from -0.5 to 0.5; equal ones share the middle of theirs. */
function placesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const placeOf = (value: number) => (sorted.indexOf(value) + sorted.lastIndexOf(value) + 1) / 2;
  return values.map((value) => placeOf(value) / sorted.length - 0.5);
}

/** A weight for each feature, so that those of an example add up to its value. Weights are rounded to `1 / steps`. */
function learn(
  examples: readonly Example[],
  { penalty, steps }: { penalty: number; steps: number },
): { bias: number; weights: Weights } {
  const projects = new Map<string, string[]>();
  for (const { features, project } of examples)
    for (const feature of features)
      projects.set(feature, [...(projects.get(feature) ?? []), project]);
  const used = [...projects].filter(
    ([, having]) => having.length >= minTitles && new Set(having).size >= minProjects,
  );
  const numbers = new Map(used.map(([feature], index) => [feature, index + 1]));
  const learned = ridge(
    examples.map(({ features, ...example }) => ({
      ...example,
      features: [common, ...features.flatMap((feature) => numbers.get(feature) ?? [])],
    })),
    penalty,
    used.length + 1,
  );
  const [bias = 0, ...rounded] = Array.from(learned, (weight) => Math.round(steps * weight));
  const words = new Map<number, string[]>();
  for (const feature of [...numbers.keys()].sort()) {
    const weight = rounded[(numbers.get(feature) ?? 0) - 1] ?? 0;
    if (weight !== 0) words.set(weight, [...(words.get(weight) ?? []), feature]);
  }
  const ordered = [...words].sort(([a], [b]) => a - b);
  const weights = Object.fromEntries(ordered.map(([weight, all]) => [weight, all.join(",")]));
  return { bias, weights };
}

/**
 * How much each word adds to the place of an issue among those of its project (each project uses points in its own way), and
 * the sums at which estimates begin.
 */
function learnPoints(issues: readonly Issue[]): Pick<Model, "points" | "bands"> {
  const noReason = new Set([...functionWords].map(rootOf));
  const examples = byProject(issues).flatMap((own) => {
    const places = placesOf(own.map(({ points }) => points));
    return own.map(({ project, title }, index) => {
      const roots = wordsOf(title).map(({ root }) => root);
      const said = new Set(roots.filter((root) => !noReason.has(root)));
      const firsts = roots.slice(0, 1).filter((root) => said.has(root));
      const features = [...said, ...firsts.map(first)];
      return { project, features, value: places[index] ?? 0, weight: 1 };
    });
  });
  const { weights } = learn(examples, { penalty: 120, steps: 200 });
  const weight = weightOf(weights);
  const sizes = issues.map(({ title }) => sizeOf(title, weight)).sort((a, b) => a - b);
  let below = 0;
  const bands = shares.map((share) => sizes[Math.round((below += share) * sizes.length)] ?? 0);
  return { points: weights, bands };
}

/** How much each word and each pair of words speaks for a bug. Bugs count as much as all others together. */
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

export const modelOf = (issues: readonly Issue[]): Model => ({
  ...learnPoints(issues.filter(({ points }) => points > 0)),
  ...learnBugs(issues.filter(({ type }) => type)),
});
