import { ofKind } from "../content/entry";
import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";

type Suggestions = Pick<Queries.Suggestions, "types" | "topics" | "neutral">;

/** A word that is neutral says nothing, so it must not be counted as one that the board's demo knows. */
export function knownWordsSay(entries: Entry[], report: Report): void {
  for (const entry of ofKind(entries, "suggestions")) {
    const { types, topics, neutral } = entry.data as unknown as Suggestions;
    const known = new Set([...types, ...topics].flatMap(({ words }) => words));
    neutral.forEach((word, index) => {
      if (!known.has(word)) return;
      const message = `"${word}" is among the words of a type or topic, too. Take it out of one of the two.`;
      report(entry, ["neutral", index], message);
    });
  }
}
