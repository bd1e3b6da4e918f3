/** What the board suggests by: learned from `content/past-issues.json` at build, written as small as possible. */
import { charOf, codeOf } from "../../lib/past-issues/index-code";
import {
  median,
  pastIssuesOf,
  type PastIssue,
  type PastIssues,
} from "../../lib/past-issues/past-issues";
import type { Learned } from "../../lib/past-issues/suggest";
import { formOf, topicOf } from "../../lib/past-issues/words";
import { learn, type Weights } from "./learn";

/** Learns the label from what a title is about, and the type from its form. */
export function learnedFrom(content: PastIssues): Learned {
  const past = pastIssuesOf(content);
  const types = content.types.map(({ type }) => type);
  const labels = content.labels.map(({ label }) => label);
  const about = [
    ...past.map(({ title, label }) => ({ title, of: labels.indexOf(label) })),
    ...content.noIssues.map((title) => ({ title, of: labels.length })),
  ];
  const label = learn(about, { featuresOf: topicOf, classes: labels.length + 1, most: 2 });
  const forms = past.map(({ title, type }) => ({ title, of: types.indexOf(type) }));
  const type = learn(forms, { featuresOf: formOf, classes: types.length, most: 1 });
  const known = new Set([...label.weights.keys(), ...type.weights.keys()]);
  const hashes = [...known].sort((a, b) => a - b);
  const below = (name: string) => past.filter(({ label }) => label === name);
  return {
    count: past.length.toLocaleString("en-GB"),
    types: content.types,
    labels: content.labels.map(({ label, step }) => ({
      label,
      step,
      points: pointsOf(below(label), types),
    })),
    bias: type.bias,
    gaps: hashes.map((hash, place) => charOf(hash - (hashes[place - 1] ?? 0))).join(""),
    columns: {
      label: columnsOf(hashes, label.weights),
      type: columnsOf(hashes, type.weights),
    },
  };
}

/** The usual points of each type; of one that the label has not, those of the label. */
function pointsOf(past: readonly PastIssue[], types: readonly Queries.IssueKind[]): number[] {
  const all = past.map(({ points }) => points);
  return types.map((type) => {
    const own = past.filter((issue) => issue.type === type).map(({ points }) => points);
    return median(own.length ? own : all);
  });
}

/** The strongest weight of each feature, then the second ones, and so on. */
function columnsOf(hashes: readonly number[], weights: Weights): string[] {
  const most = Math.max(...[...weights.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, place) =>
    hashes.map((hash) => charOf(codeOf(weights.get(hash)?.[place]))).join(""),
  );
}
