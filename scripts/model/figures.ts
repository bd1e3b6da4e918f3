import { sizeOf } from "../../src/lib/suggestions/estimate";
import { suggestFrom, type Model } from "../../src/lib/suggestions/suggest";
import { weightOf } from "../../src/lib/suggestions/words";
import { byProject, modelOf, type Issue } from "./learn";

/** What data sets like ours call what has no type of its own there. */
const folded: Record<string, string> = { Epic: "Story", Research: "Task" };

interface Rated {
  points: number;
  size: number;
}

/** Of pairs of issues with different points, the share whose larger one has the larger size; the same size counts as half. */
function pairsInOrder(rated: readonly Rated[]): number {
  let right = 0;
  let all = 0;
  rated.forEach((one, index) => {
    for (const other of rated.slice(index + 1)) {
      if (one.points === other.points) continue;
      all += 1;
      const order = (one.points - other.points) * (one.size - other.size);
      if (order >= 0) right += order > 0 ? 1 : 0.5;
    }
  });
  return right / all;
}

/** How often the model is right about a project. */
function figuresOf(project: readonly Issue[], model: Model) {
  const suggest = suggestFrom(model, { labels: [] });
  const points = weightOf(model.points);
  const typed = project.flatMap(({ title, type }) => {
    const { type: suggested = "" } = suggest(title, [1]) ?? {};
    return type ? [{ type, suggested: folded[suggested] ?? suggested }] : [];
  });
  const share = (isRight: (one: { type: string; suggested: string }) => boolean) =>
    typed.filter(isRight).length / typed.length;
  return {
    pairs: pairsInOrder(
      project
        .filter(({ points }) => points > 0)
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
 * How often the model is right about projects that it didn't learn from, one after the other: the median of the projects, in
 * percent.
 */
export function heldOut(issues: readonly Issue[]) {
  const all = byProject(issues).map((own) =>
    figuresOf(own, modelOf(issues.filter(({ project }) => project !== own[0]?.project))),
  );
  const percent = (name: "pairs" | "bugs" | "types") =>
    Math.round(100 * median(all.map((figures) => figures[name])));
  return { pairs: percent("pairs"), bugs: percent("bugs"), types: percent("types") };
}
