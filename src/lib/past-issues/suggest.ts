/** Suggestions for a title, by what `npm run lab -- model` learned from past issues. */
import { formOf, plain, topicOf } from "./words";

/** `model.json`. */
export interface Model {
  /** How many past issues it learned from: "6,391", as a formatter costs a phone 25 ms. */
  count: string;
  types: readonly Queries.IssueKind[];
  /** How common each type is. */
  bias: readonly number[];
  /** With the usual points of each type. */
  labels: readonly { label: string; points: readonly number[] }[];
  /** Words that speak for sentences that are no issues, and then for each label. */
  topics: readonly Words[];
  /** Words that speak for each type. */
  forms: readonly Words[];
}

/** Stems with commas between them: those that say little, then those that say more. */
type Words = readonly string[];

/** What a word adds to the sums of labels or types. */
type Weights = ReadonlyMap<string, readonly { of: number; weight: number }[]>;

export interface Suggestion {
  type: Queries.IssueKind;
  labels: string[];
  points: number;
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

/** What each word says; a word may speak for several classes. */
function weightsIn(classes: readonly Words[]): Weights {
  const weights = new Map<string, { of: number; weight: number }[]>();
  classes.forEach((levels, of) =>
    levels.forEach((stems, level) => {
      for (const stem of stems.split(","))
        weights.set(stem, [...(weights.get(stem) ?? []), { of, weight: level + 1 }]);
    }),
  );
  return weights;
}

/** Adds up what the words of a title say for each class. */
function sumUp(words: string[], weights: Weights, bias: readonly number[]): number[] {
  const sums = [...bias];
  for (const { of, weight } of words.flatMap((word) => weights.get(word) ?? []))
    sums[of] = (sums[of] ?? 0) + weight;
  return sums;
}

const largest = (sums: number[]): number => sums.indexOf(Math.max(...sums));

/** Reads the model, once, and then suggests for any title. */
export function suggestFrom({ types, bias, labels, ...model }: Model): Suggest {
  const topics = weightsIn(model.topics);
  const forms = weightsIn(model.forms);
  const noBias = model.topics.map(() => 0);
  return (title) => {
    if (isDenial(title)) return undefined;
    const topic = topicOf(title);
    const isMostlyUnknown = topic.filter((word) => topics.has(word)).length < topic.length / 2;
    const sums = sumUp(topic, topics, noBias);
    const at = largest(sums);
    // The first class, of sentences that are no issues, has no label.
    const found = labels[at - 1];
    const place = largest(sumUp(formOf(title), forms, bias));
    const [type, points] = [types[place], found?.points[place]];
    if (isMostlyUnknown || (sums[at] ?? 0) < least || !found || !type || !points) return undefined;
    return { type, labels: [found.label], points };
  };
}
