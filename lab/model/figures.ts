import { pairsInOrder, rankCorrelation } from "./ranks";
import { byProject, learnSizes, rated, type Issue } from "./sizes";

interface Figures {
  /** Spearman's rank correlation of what the model says and the points. */
  correlation: number;
  /** Of pairs of issues of the same project with different points, the share whose larger one the model puts first. */
  pairs: number;
}

/** Of each project, after learning from `train`. */
function figuresOf(train: readonly Issue[], test: readonly Issue[]): Figures[] {
  return byProject(rated(test, learnSizes(train))).map((own) => ({
    correlation: rankCorrelation(
      own.map(({ sum }) => sum),
      own.map(({ points }) => points),
    ),
    pairs: pairsInOrder(own),
  }));
}

/** For issues that the model didn't learn from, drawn from all projects: every fifth. The median of the projects. */
export const heldOutIssues = (issues: readonly Issue[]): Figures =>
  medianOf(
    figuresOf(
      issues.filter((_, index) => index % 5),
      issues.filter((_, index) => index % 5 === 0),
    ),
  );

/** For projects that the model didn't learn from, one after the other. The median of the projects. */
export const heldOutProjects = (issues: readonly Issue[]): Figures =>
  medianOf(
    byProject(issues).flatMap((own) =>
      figuresOf(
        issues.filter(({ project }) => project !== own[0]?.project),
        own,
      ),
    ),
  );

function medianOf(figures: readonly Figures[]): Figures {
  const median = (name: keyof Figures) => {
    const sorted = figures.map((one) => one[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return { correlation: median("correlation"), pairs: median("pairs") };
}
