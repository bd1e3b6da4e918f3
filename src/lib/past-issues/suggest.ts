/** Suggestions for a title by what was learned from past issues at build (`src/node/past-issues/`). */
import { hashOf, numberAt, weightOf, type Weight } from "./index-code";
import type { PastIssues } from "./past-issues";
import { formOf, plain, topicOf } from "./words";

/** What was learned, as a browser gets it. */
export interface Learned {
  /** How many past issues there are: "6,391", as a formatter costs a phone 25 ms. */
  count: string;
  types: PastIssues["types"];
  /** With the usual points of each type. One more class stands for sentences that are no issues. */
  labels: readonly { label: string; step: string; points: readonly number[] }[];
  /** How common each type is. */
  bias: readonly number[];
  /** The number of each feature, as the distance from the one before. */
  gaps: string;
  /** The weight of each feature for its label and its type; features with two labels have the second one in a further column. */
  columns: { label: readonly string[]; type: readonly string[] };
}

interface Suggestion {
  type: Queries.IssueKind;
  labels: string[];
  points: number;
  subtasks: string[];
}

export type Suggest = (title: string) => Suggestion | undefined;

/** The sum below which no label is suggested: no suggestion is better than a wrong one. */
const least = 2;

/** Sentences that want nothing, or say that all is well: a past issue would say the opposite. */
const denials = [
  /^(please )?(do not|never|nothing|no (more|longer|need)|stop|break|forget about)\b/,
  /\b(we|i|you) (\w+ )?(not|never|no longer)\b/,
  /\b(not|never|nobody|no one|no longer) (be )?(needs?|wants?|needed|wanted|broken|wrong|slow|down)\b/,
  /\b(is|are|works?|runs?|looks?) (\w+ )?(fine|well|great|good|ok|okay|perfect|perfectly|correct|enough)\b/,
  /\b(there is no|nothing to|all good|as (it is|they are)|no (bugs?|problems?)|^make .*(slower|worse|harder))\b/,
];

/** True for those, and for a single word. */
function isDenial(title: string): boolean {
  const text = plain(title);
  return !text.includes(" ") || denials.some((denial) => denial.test(text));
}

/** What each feature says; a feature that says nothing is not among them. */
function weightsIn({ gaps }: Learned, columns: readonly string[]) {
  const weights = new Map<number, Weight[]>();
  let hash = 0;
  for (let place = 0; place < gaps.length; place += 1) {
    hash += numberAt(gaps, place);
    const own = columns.flatMap((column) => weightOf(numberAt(column, place)) ?? []);
    if (own.length) weights.set(hash, own);
  }
  return weights;
}

/** Adds up what the features of a title say for each class, and counts those that say something. */
function sumUp(features: string[], weights: Map<number, Weight[]>, bias: readonly number[]) {
  const sums = [...bias];
  const known = features.flatMap((feature) => {
    const own = weights.get(hashOf(feature));
    return own ? [own] : [];
  });
  for (const { of, level } of known.flat()) sums[of] = (sums[of] ?? 0) + level;
  return { sums, known: known.length };
}

/** Reads what was learned, once, and then suggests for any title. */
export function suggestFrom(learned: Learned): Suggest {
  const { types, labels, bias, columns } = learned;
  const labelWeights = weightsIn(learned, columns.label);
  const typeWeights = weightsIn(learned, columns.type);
  const noBias = [...labels, "no issue"].map(() => 0);
  return (title) => {
    if (isDenial(title)) return undefined;
    const topic = topicOf(title);
    const { sums, known } = sumUp(topic, labelWeights, noBias);
    const noIssue = sums.pop() ?? 0;
    const top = Math.max(...sums);
    const found = labels[sums.indexOf(top)];
    const isMostlyUnknown = known < topic.length / 2;
    if (!found || isMostlyUnknown || top < least || top <= noIssue) return undefined;
    const { sums: forms } = sumUp(formOf(title), typeWeights, bias);
    const place = forms.indexOf(Math.max(...forms));
    const { type, first, last } = types[place] as PastIssues["types"][number];
    return {
      type,
      labels: [found.label],
      points: found.points[place] as number,
      subtasks: [first, found.step, last].flatMap((one) => one ?? []),
    };
  };
}
