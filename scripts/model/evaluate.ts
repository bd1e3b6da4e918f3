import { sizeOf } from "../../src/lib/suggestions/estimate";
import { suggestFrom, type Model } from "../../src/lib/suggestions/suggest";
import { weightOf } from "../../src/lib/suggestions/title-words";
import { byProject, trainModel, type Issue } from "./train";

/** Our types that the data set doesn't have, and what it calls such issues. */
const typesInDataset: Record<string, string> = { Epic: "Story", Research: "Task" };

interface Rated {
  points: number;
  size: number;
}

/** Share of pairs of issues with different points where the larger issue has the larger size; equal sizes count as half. */
function pairsInOrder(issues: readonly Rated[]): number {
  let right = 0;
  let total = 0;
  issues.forEach((a, index) => {
    for (const b of issues.slice(index + 1)) {
      if (a.points === b.points) continue;
      total += 1;
      const order = (a.points - b.points) * (a.size - b.size);
      if (order >= 0) right += order > 0 ? 1 : 0.5;
    }
  });
  return right / total;
}

/** How often the model is right about a project. */
function evaluate(project: readonly Issue[], model: Model) {
  const suggest = suggestFrom(model, { labels: [] });
  const points = weightOf(model.points);
  const typed = project.flatMap(({ title, type }) => {
    const { type: suggested = "" } = suggest(title, [1]) ?? {};
    return type ? [{ type, suggested: typesInDataset[suggested] ?? suggested }] : [];
  });
  const share = (isRight: (issue: { type: string; suggested: string }) => boolean) =>
    typed.filter(isRight).length / typed.length;
  return {
    pairs: pairsInOrder(
      project
        .filter((issue) => issue.points > 0)
        .map((issue) => ({ points: issue.points, size: sizeOf(issue.title, points) })),
    ),
    bugs: share(({ type, suggested }) => (type === "Bug") === (suggested === "Bug")),
    types: share(({ type, suggested }) => type === suggested),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Leave-one-out cross-validation by project: how often a model that was trained on all other projects is right about a
 * project. Median of the projects, in percent.
 */
export function crossValidate(issues: readonly Issue[]) {
  const figures = byProject(issues).map((project) => {
    const others = issues.filter((issue) => issue.project !== project[0]?.project);
    return evaluate(project, trainModel(others));
  });
  const percent = (name: "pairs" | "bugs" | "types") =>
    Math.round(100 * median(figures.map((figure) => figure[name])));
  return { pairs: percent("pairs"), bugs: percent("bugs"), types: percent("types") };
}
