import { wordsOf } from "./words";

interface Example {
  type: Queries.IssueKind;
  title: string;
}

/** How many occurrences each word is given in advance. */
const smoothing = 0.2;

/** A type's words, counted. */
interface Seen {
  titles: number;
  words: number;
  times: Map<string, number>;
}

/** The form of a sentence says its type, so that small words count, and the first one once more. */
function formOf(title: string): string[] {
  const words = wordsOf(title);
  return [...new Set([...words, `first: ${words[0]}`])];
}

/**
 * Learns types from past titles: multinomial naive Bayes (McCallum & Nigam, "A comparison of event models for naive Bayes
 * text classification", 1998). Words of no past title say nothing.
 */
export function typesLearned(past: readonly Example[]): (title: string) => Queries.IssueKind {
  const all = new Set<string>();
  const types = new Map<Queries.IssueKind, Seen>();
  for (const { type, title } of past) {
    const seen = types.get(type) ?? { titles: 0, words: 0, times: new Map<string, number>() };
    types.set(type, seen);
    seen.titles += 1;
    for (const word of formOf(title)) {
      all.add(word);
      seen.words += 1;
      seen.times.set(word, (seen.times.get(word) ?? 0) + 1);
    }
  }
  const chance = (word: string, { times, words }: Seen) =>
    Math.log(((times.get(word) ?? 0) + smoothing) / (words + smoothing * all.size));
  return (title) => {
    const known = formOf(title).filter((word) => all.has(word));
    const likely = [...types].map(([type, seen]) => {
      const chances = known.map((word) => chance(word, seen));
      return { type, sum: chances.reduce((sum, one) => sum + one, Math.log(seen.titles)) };
    });
    return likely.reduce((best, one) => (one.sum > best.sum ? one : best)).type;
  };
}
