import { notOnCards } from "./letters";
import type { Site } from "../site/pages";
import { valueAt } from "../../plugins/gatsby-source-typed-content";
import type { FieldPath, Report } from "../../plugins/gatsby-source-typed-content";

/** Fields whose words share cards show, where a file has them. */
const shown: FieldPath[] = [["meta", "card"], ["meta", "title"], ["title"]];

/** Warns of emoji and letters that the fonts of share cards don't have: the card leaves them out. */
export function cardsShowTitles({ pages }: Site, report: Report): void {
  const known = new Set<string>();
  for (const { source } of pages) {
    for (const field of shown) {
      const text = valueAt(source.entry.data, field);
      const lost = typeof text === "string" ? notOnCards(text) : [];
      const place = [source.entry.file, ...field].join();
      if (lost.length === 0 || known.has(place)) continue;
      known.add(place);
      const message = `contains ${lost.join(" ")}, which share cards leave out: their font only has Latin letters. Check that the card reads well without it.`;
      report(source.entry, field, message, { severity: "warning" });
    }
  }
}
