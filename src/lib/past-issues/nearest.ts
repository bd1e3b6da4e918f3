import type { PastIssue } from "./past-issues";
import { topicOf } from "./words";

/** What is known of an issue whose like is looked for. */
export type Known = Readonly<Pick<Queries.DemoIssue, "title" | "type" | "labels">>;

/** A past issue as evidence. */
export type Similar = Pick<PastIssue, "key" | "title" | "points">;

const maxSimilar = 3;
/** How much nearer a past issue of the same type is. */
const sameType = 1.5;

const topics = new WeakMap<PastIssue, string[]>();

/** The stems of a past title, which each letter that a visitor types asks for again. */
function topicOfPast(issue: PastIssue): string[] {
  const topic = topics.get(issue) ?? topicOf(issue.title);
  topics.set(issue, topic);
  return topic;
}

/**
 * The past issues below one of the issue's labels that are most like it, by the cosine of their titles' stems (Salton &
 * Buckley, "Term-weighting approaches in automatic text retrieval", 1988). A stem weighs more the fewer of these titles have
 * it. None is less than half as near as the first.
 */
export function nearestTo({ title, type, labels }: Known, past: readonly PastIssue[]): Similar[] {
  const below = past
    .filter(({ label }) => labels.includes(label))
    .map((issue) => ({ issue, topic: topicOfPast(issue) }));
  const counts = new Map<string, number>();
  for (const stem of below.flatMap(({ topic }) => topic))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weight = (stem: string) => Math.log((below.length + 1) / (counts.get(stem) ?? 1));
  const wanted = topicOf(title);
  const ranked = below
    .map(({ issue, topic }) => {
      const common = topic.filter((stem) => wanted.includes(stem)).map((stem) => weight(stem) ** 2);
      const nearness = common.reduce((sum, one) => sum + one, 0) / Math.hypot(...topic.map(weight));
      return { issue, rank: issue.type === type ? nearness * sameType : nearness };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return ranked
    .filter(({ rank }) => rank >= (ranked[0]?.rank ?? 0) / 2)
    .slice(0, maxSimilar)
    .map(({ issue: { key, title, points } }) => ({ key, title, points }));
}
