/** Suggestions for a title, by what `npm run lab -- model` learned. */
import { estimate, maxReasons, weightsOf, type Reason, type Sizes } from "./estimate";
import { stemmer } from "./spelling";
import { formOf, plain, topicOf } from "./words";

/** `model.json`. */
export interface Model {
  sizes: Sizes;
  types: readonly Queries.IssueKind[];
  /** How common each type is. */
  bias: readonly number[];
  labels: readonly string[];
  /** Words that speak for sentences that are no issues, for issues without a label, and then for each label. */
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
  /** The words that moved the points most. */
  why: Reason[];
}

const maxLabels = 2;

/** Fewer words say too little, small words aside. */
const minWords = 2;

/** The sum below which no label is suggested, and how far the next one has to be: no label is better than a wrong one. */
const least = 4;
const margin = 2;

/** How much more has to speak for another type than for the one of the words so far: it would flip while somebody types. */
const typeMargin = 1;

/** An epic is too large for one issue. This is its least place on the scale, and a title of the smaller bands is none. */
const largeSize = 0.8;
const smallerBands = 2;

/** Sentences that want nothing, or say that all is well. */
const denials = [
  /^(please )?(do not|never|nothing|no (more|longer|need)|stop|break|forget about)\b/,
  /\b(we|i|you) (\w+ )?(not|never|no longer)\b/,
  /\b(not|never|nobody|no one|no longer) (be )?(needs?|wants?|needed|wanted|broken|wrong|slow|down)\b/,
  /\b(is|are|works?|runs?|looks?) (\w+ )?(fine|well|great|good|ok|okay|perfect|perfectly|correct|enough)\b(?!.*\?)/,
  /^(hello|hi|hey|whats?) (is )?(there|you|up|the (weather|time))\b/,
  /\b(there is no|nothing to|all good|as (it is|they are)|no (bugs?|problems?)|^make .*(slower|worse|harder|ugly|confusing))\b/,
];

/** True for those. */
const isDenial = (title: string): boolean => {
  const text = plain(title);
  return denials.some((denial) => denial.test(text));
};

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

const largest = (sums: readonly number[]): number => sums.indexOf(Math.max(...sums));

/**
 * Reads the model, once, and then suggests for any title.
 * @param scale the story points that there are, the smallest first
 */
export function suggestFrom({ types, bias, labels, sizes, ...model }: Model) {
  const topics = weightsIn(model.topics);
  const forms = weightsIn(model.forms);
  const weights = weightsOf(sizes);
  const { bands } = sizes;
  const stemOf = stemmer(new Set<string>([...weights.keys(), ...topics.keys(), ...forms.keys()]));
  const noTopic = model.topics.map(() => 0);

  const labelsFor = ([noIssue = 0, noLabel = 0, ...sums]: readonly number[]): string[] => {
    const from = Math.max(least, noIssue + margin, noLabel + margin);
    return labels.filter((_, place) => (sums[place] ?? 0) >= from).slice(0, maxLabels);
  };
  /** The type by the words so far, from the second word on. */
  const typeFor = (form: readonly string[], isSmall: boolean): Queries.IssueKind | undefined => {
    let place: number | undefined;
    for (let count = Math.min(3, form.length); count <= form.length; count += 1) {
      const sums = sumUp(form.slice(0, count), forms, bias);
      if (isSmall) sums[types.indexOf("Epic")] = -Infinity;
      const at = largest(sums);
      const isClear = place === undefined || (sums[at] ?? 0) - (sums[place] ?? 0) > typeMargin;
      if (isClear) place = at;
    }
    return types[place ?? 0];
  };

  return (title: string, scale: readonly number[]): Suggestion | undefined => {
    if (isDenial(title)) return undefined;
    const topic = topicOf(title, stemOf);
    const isKnown = (stem: string) => topics.has(stem) || weights.has(stem);
    const isMostlyUnknown = topic.filter(isKnown).length < topic.length / 2;
    const [noIssue = 0, ...asIssue] = sumUp(topic, topics, noTopic);
    const form = formOf(title, stemOf);
    const [start = ""] = form;
    // It begins like an issue, for example with a verb.
    const isStart = forms.has(start);
    const forIssue = Math.max(...asIssue) + Number(isStart) + Number(weights.has(start));
    if (topic.length < minWords || (isMostlyUnknown && !isStart) || noIssue >= forIssue)
      return undefined;
    const { band, why } = estimate(title, { bands, weights }, stemOf);
    const type = typeFor(form, band < smallerBands);
    if (!type) return undefined;
    const size = band / bands.length;
    const isRaised = type === "Epic" && size < largeSize;
    const points = scale[Math.round((isRaised ? largeSize : size) * (scale.length - 1))] ?? 0;
    const reasons = isRaised ? [{ word: type, isUp: true }, ...why].slice(0, maxReasons) : why;
    return { type, labels: labelsFor([noIssue, ...asIssue]), points, why: reasons };
  };
}
