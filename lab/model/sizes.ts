import { estimate, typedWordsOf, weightsOf, type Sizes } from "../../src/lib/suggestions/estimate";
import { first } from "../../src/lib/suggestions/words";
import { placesOf } from "./ranks";
import { ridge } from "./ridge.mjs";

export interface Issue {
  project: string;
  title: string;
  points: number;
}

/** A word counts if this many titles have it, in this many projects: otherwise it may be the name of a product. */
const minTitles = 8;
const minProjects = 5;

/** How strongly a weight is held near 0: that of a common word more, as its titles would outvote those of a rare one. */
const penaltyOf = (titles: number) => 120 * (Math.max(titles, 20) / 100) ** 0.7;

/** Weights are rounded to steps of half a percent of the way from the smallest issue of a project to the largest. */
const steps = 200;

/** No single word leads to the smallest or the largest estimate. */
const limit = 12;

/** Shares of the issues that get each estimate but the largest. The smallest and the largest are for few. */
const shares = [0.04, 0.2, 0.33, 0.26, 0.15];

/** What the browser reads. */
type Learned = Pick<Sizes, "bands" | "words">;

/** The stems of a title, and the first one as such. */
function featuresOf(title: string): string[] {
  const stems = typedWordsOf(title).map(({ stem }) => stem);
  return [...stems.slice(0, 1).map(first), ...stems];
}

/**
 * How much each stem adds to the place of an issue among those of its project. (Each project uses points in its own way.)
 * A project weighs as much as the root of its size: otherwise the largest ones would teach their own habits.
 */
function learnWeights(issues: readonly Issue[]): [stem: string, weight: number][] {
  const projects = byProject(issues);
  const examples = projects.flatMap((own) => {
    const places = placesOf(own.map(({ points }) => points));
    const weight = 1 / Math.sqrt(own.length);
    return own.map(({ project, title }, index) => ({
      ...{ project, weight, all: featuresOf(title), value: (places[index] ?? 0.5) - 0.5 },
    }));
  });
  const having = new Map<string, { titles: number; projects: Set<string> }>();
  for (const { all, project } of examples)
    for (const feature of all) {
      const { titles, projects } = having.get(feature) ?? { titles: 0, projects: new Set() };
      having.set(feature, { titles: titles + 1, projects: projects.add(project) });
    }
  const used = [...having].filter(
    ([, { titles, projects }]) => titles >= minTitles && projects.size >= minProjects,
  );
  const numbers = new Map(used.map(([feature], number) => [feature, number]));
  const mean = examples.reduce((sum, { weight }) => sum + weight, 0) / examples.length;
  const weights = ridge(
    examples.map(({ all, value, weight }) => ({
      features: all.flatMap((feature) => numbers.get(feature) ?? []),
      value,
      weight: weight / mean,
    })),
    used.map(([, { titles }]) => penaltyOf(titles)),
  );
  return used.map(([feature], number) => {
    const rounded = Math.round(steps * (weights[number] ?? 0));
    return [feature, Math.max(-limit, Math.min(limit, rounded))];
  });
}

/** The weights and bands that issues lead to. */
export function learnSizes(issues: readonly Issue[]): Learned {
  const stems = new Map<number, string[]>();
  for (const [stem, weight] of learnWeights(issues).sort(([a], [b]) => (a < b ? -1 : 1)))
    stems.set(weight, [...(stems.get(weight) ?? []), stem]);
  const byWeight = [...stems].sort(([a], [b]) => a - b);
  const words = Object.fromEntries(byWeight.map(([weight, own]) => [weight, own.join(",")]));
  const sums = rated(issues, { bands: [], words }).map(({ sum }) => sum);
  sums.sort((a, b) => a - b);
  let below = 0;
  const bands = shares.map((share) => sums[Math.round((below += share) * sums.length)] ?? 0);
  return { bands, words };
}

/** Issues with their sums, as the browser adds them up. */
export function rated(issues: readonly Issue[], { bands, words }: Learned) {
  const weights = weightsOf({ words });
  return issues.map((issue) => ({ ...issue, sum: estimate(issue.title, { bands, weights }).sum }));
}

/** The issues of each project. */
export function byProject<One extends Issue>(issues: readonly One[]): One[][] {
  const projects = new Map<string, One[]>();
  for (const issue of issues) {
    const own = projects.get(issue.project);
    if (own) own.push(issue);
    else projects.set(issue.project, [issue]);
  }
  return [...projects.values()];
}
