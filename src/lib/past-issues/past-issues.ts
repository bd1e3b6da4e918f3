/** `content/past-issues.json` */
export type PastIssues = Pick<Queries.PastIssues, "prefix" | "types" | "labels" | "noIssues">;

export interface PastIssue extends Omit<Queries.PastIssueGroup, "titles"> {
  key: string;
  label: string;
  title: string;
}

/** All past issues; the key follows from the place in the file. */
export const pastIssuesOf = ({ prefix, labels }: Pick<PastIssues, "prefix" | "labels">) =>
  labels
    .flatMap(({ label, issues }) =>
      issues.flatMap(({ titles, ...same }) => titles.map((title) => ({ ...same, title, label }))),
    )
    .map((issue, index): PastIssue => ({ ...issue, key: `${prefix}-${index + 1}` }));

/** The value in the middle; of two the smaller, of none NaN. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}
