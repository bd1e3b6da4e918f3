/** Suggestions for a title: type and points by what scripts/model.ts learned, labels by lists of words. */
import { reasonsOf, sizeOf, type Reason } from "./estimate";
import { typeOf } from "./issue-type";
import { rootOf, weightOf, wishOf, type Weights } from "./title-words";

/** `model.json`. */
export interface Model {
  points: Weights;
  /** Thresholds between the estimates: sums of points, smallest first. */
  bands: readonly number[];
  bug: Weights;
  bias: number;
}

/** `content/label-words.json`. */
interface LabelWords {
  labels: readonly { name: string; words: readonly string[] }[];
}

export interface Suggestion {
  type: Queries.IssueKind;
  labels: string[];
  points: number;
  /** The words with the largest weights, if any stand out. */
  why: Reason[];
}

const maxLabels = 2;
/** Minimum position of an epic on the scale, from 0 to 1: an epic is too large for one issue. */
const epicPosition = 0.8;

const greetings = new Set(
  (
    "hi hello hey howdy yo good morning afternoon evening night day bye goodbye cheers thanks thank you there all everyone everybody world team folks " +
    "how are is it s going very so much a lot ok okay nice to meet what whats up"
  ).split(" "),
);

const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a title is a single word or a greeting. */
const isNoIssue = (title: string): boolean =>
  !title.includes(" ") || lettersOf(title).every((word) => greetings.has(word));

/** The roots of a text, each between spaces, to search for whole words. */
const rootsIn = (text: string): string => ` ${lettersOf(text).map(rootOf).join(" ")} `;

/** Makes suggestions with a model, which is read once. */
export function suggestFrom(model: Model, labelWords: LabelWords) {
  const { bands, bias } = model;
  const points = weightOf(model.points);
  const bug = weightOf(model.bug);
  const labels = labelWords.labels.map(({ name, words }) => ({
    name,
    phrases: words.map(rootsIn),
  }));

  /** @param scale the project's story points, smallest first */
  return (typed: string, scale: readonly number[]): Suggestion | undefined => {
    const title = typed.trim();
    if (isNoIssue(title)) return undefined;
    const type = typeOf(title, bug, bias);
    const size = sizeOf(title, points);
    const position = bands.filter((from) => size >= from).length / bands.length;
    const isRaised = type === "Epic" && position < epicPosition;
    const roots = rootsIn(wishOf(title));
    return {
      type,
      labels: labels
        .filter(({ phrases }) => phrases.some((phrase) => roots.includes(phrase)))
        .slice(0, maxLabels)
        .map(({ name }) => name),
      points: scale[Math.round((isRaised ? epicPosition : position) * (scale.length - 1))] ?? 0,
      why: isRaised ? [] : reasonsOf(title, points),
    };
  };
}
