import { topicOf } from "./words";

/** A past issue and how similar it is to a title, from 0 to 1. */
export interface Near<Issue> {
  issue: Issue;
  similarity: number;
}

/**
 * Ranks past issues by the cosine of their titles' words (Salton & Buckley, "Term-weighting approaches in automatic text
 * retrieval", 1988); a title holds a word once. A word weighs more the fewer labels it stands below (inverse category
 * frequency: Wang & Zhang, "Inverse-category-frequency based supervised term weighting", 2013). A word of no past title
 * counts as the rarest, so that it makes a title less similar to all. Issues without a common word are left out; there are
 * none if most words are unknown, or all but one.
 */
export function nearestOf<Issue extends { title: string; label: string }>(
  past: readonly Issue[],
): (title: string) => Near<Issue>[] {
  const index = new Map<string, number[]>();
  const topics = past.map(({ title }) => topicOf(title));
  topics.forEach((words, place) => {
    for (const word of words) {
      const places = index.get(word);
      if (places) places.push(place);
      else index.set(word, [place]);
    }
  });
  const labelsOf = (places: number[]) => new Set(places.map((place) => past[place]?.label)).size;
  const all = labelsOf([...past.keys()]) + 1;
  const weights = new Map(
    [...index].map(([word, places]) => [word, Math.log(all / labelsOf(places))]),
  );
  const weight = (word: string) => weights.get(word) ?? Math.log(all);
  const lengthOf = (words: string[]) => Math.hypot(...words.map(weight));
  const lengths = topics.map(lengthOf);

  return (title) => {
    const words = topicOf(title);
    const known = words.filter((word) => index.has(word)).length;
    if (known < Math.min(2, words.length) || known * 2 < words.length) return [];
    const length = lengthOf(words);
    const common = new Map<number, number>();
    for (const word of words)
      for (const place of index.get(word) ?? [])
        common.set(place, (common.get(place) ?? 0) + weight(word) ** 2);
    return [...common]
      .map(([place, sum]) => ({
        issue: past[place] as Issue,
        similarity: sum / length / (lengths[place] ?? 1),
      }))
      .sort((a, b) => b.similarity - a.similarity);
  };
}
