/** Suggestions for a title from past issues (`content/past-issues.json`), the nearest of which are shown as the evidence. */
import { nearestOf, type Near } from "./nearest";
import { typesLearned } from "./type-of";
import { plain } from "./words";

/** `content/past-issues.json` */
export type PastIssues = Pick<Queries.PastIssues, "prefix" | "types" | "labels">;

export interface PastIssue extends Omit<Queries.PastIssueGroup, "titles"> {
  key: string;
  label: string;
  title: string;
}

interface Suggestion {
  type: Queries.IssueKind;
  labels: string[];
  points: number;
  subtasks: string[];
  /** The evidence, the nearest first. */
  similar: Pick<PastIssue, "key" | "title" | "points">[];
}

export type Suggest = (title: string) => Suggestion | undefined;

/** The similarity below which nothing is suggested: no suggestion is better than a wrong one. */
const least = 0.2;
/** How much nearer a past issue of the same type is. */
const sameType = 1.5;
const maxSimilar = 3;

/** Sentences that want nothing, or say that all is well: a past issue would say the opposite. */
const denials = [
  /^(please )?(do not|never|nothing|no more|no longer|no need|stop|forget about)\b/,
  /\bwe (\w+ )?(not|never|no longer)\b/,
  /\b(not|never|nobody|no longer) (be )?(needs?|wants?|needed|wanted|broken|wrong|slow|down)\b/,
  /\b(is|are|works?|runs?|looks?) (fine|well|great|good|ok|okay|perfectly)\b/,
  /\b(there is no|nothing to|all good|as (it is|they are))\b/,
];

/** True for those, and for a single word. */
function isDenial(title: string): boolean {
  const text = plain(title);
  return !text.includes(" ") || denials.some((denial) => denial.test(text));
}

/** All past issues; the key follows from the place in the file. */
export const pastIssuesOf = ({ prefix, labels }: PastIssues): PastIssue[] =>
  labels
    .flatMap(({ label, issues }) =>
      issues.flatMap(({ titles, ...same }) => titles.map((title) => ({ ...same, title, label }))),
    )
    .map((issue, index) => ({ ...issue, key: `${prefix}-${index + 1}` }));

/** The label with most votes: each past issue votes for its own, with the square of its similarity. */
function labelBy(near: readonly Near<PastIssue>[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { issue, similarity } of near)
    votes.set(issue.label, (votes.get(issue.label) ?? 0) + similarity ** 2);
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The value in the middle; of two the smaller, of none NaN. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

/** Subtasks that suit the type, around the one that suits the label. */
function stepsOf({ types, labels }: PastIssues, label: string, type: Queries.IssueKind): string[] {
  const { first, last } = types.find((one) => one.type === type) ?? {};
  const step = labels.find((one) => one.label === label)?.step;
  return [first, step, last].flatMap((one) => one ?? []);
}

/**
 * Past issues with the label, the nearest first; one of the same type is nearer. None is less than half as near as the
 * first.
 */
function evidenceOf(near: readonly Near<PastIssue>[], label: string, type: Queries.IssueKind) {
  const rank = ({ issue, similarity }: Near<PastIssue>) =>
    issue.type === type ? similarity * sameType : similarity;
  const ranked = near
    .filter(({ issue, similarity }) => issue.label === label && similarity >= least)
    .sort((a, b) => rank(b) - rank(a));
  return ranked
    .filter((one, _place, [first]) => !first || rank(one) >= rank(first) / 2)
    .slice(0, maxSimilar)
    .map(({ issue: { key, title, points } }) => ({ key, title, points }));
}

/** Learns from past issues once, and then suggests for any title. */
export function suggestFrom(content: PastIssues, past = pastIssuesOf(content)): Suggest {
  const nearest = nearestOf(past);
  const typeOf = typesLearned(past);
  return (title) => {
    if (isDenial(title)) return undefined;
    const near = nearest(title);
    const label = labelBy(near) ?? "";
    const type = typeOf(title);
    const similar = evidenceOf(near, label, type);
    if (similar.length === 0) return undefined;
    const points = median(similar.map((one) => one.points));
    return { type, labels: [label], points, subtasks: stepsOf(content, label, type), similar };
  };
}
