/** `evidence.json`: issues that are long done, of one label, type and size. `npm run lab -- model` writes it. */
export interface Evidence {
  /** Begins their keys: SWB-1. */
  prefix: string;
  groups: readonly {
    label: string;
    type: Queries.IssueKind;
    points: number;
    titles: readonly string[];
  }[];
}

export interface PastIssue {
  key: string;
  label: string;
  type: Queries.IssueKind;
  points: number;
  title: string;
}

/** All past issues; the key follows from the place in the file. */
export const pastIssuesOf = ({ prefix, groups }: Evidence): PastIssue[] =>
  groups
    .flatMap(({ titles, ...same }) => titles.map((title) => ({ ...same, title })))
    .map((issue, index) => ({ ...issue, key: `${prefix}-${index + 1}` }));

/** The value in the middle; of two the smaller, of none NaN. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}
