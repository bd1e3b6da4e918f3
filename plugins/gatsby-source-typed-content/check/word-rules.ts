import { isDraft } from "../reader/entry";
import type { Entry } from "../reader/entry";
import type { FieldPath, Report } from "../reader/problem";
import { quote } from "../reader/message";
import type { LongText } from "./long-text";
import type { Value } from "./rule";

/** Words of a file, in a field or on a line. */
interface Passage {
  entry: Entry;
  at: FieldPath;
  line?: number;
  text: string;
}

const ofFields = (values: Value[]): Passage[] =>
  values.flatMap(({ entry, at, value }) =>
    typeof value === "string" ? [{ entry, at, text: value }] : [],
  );

/** Outside of drafts, everything is written: "TODO: write the bio", an address that ends with /TODO. */
export function nothingToDo(values: Value[], texts: LongText[], report: Report): void {
  const ofTexts = texts.flatMap(({ entry, words }) =>
    words.map((some): Passage => ({ entry, at: ["text"], ...some })),
  );
  for (const { entry, at, line, text } of [...ofFields(values), ...ofTexts]) {
    if (isDraft(entry) || !/\bTODO\b/.test(text)) continue;
    const message = `still contains TODO: ${quote(text)}. Write what belongs there, or "to-do" for the word.`;
    report(entry, at, message, line ? { line } : undefined);
  }
}

/** Characters that aren't allowed in XML. A single one makes a feed unreadable. https://www.w3.org/TR/xml/#charsets */
const notXml = /(?![\t\n\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Feeds can hold every character. */
export function fitsXml(entries: Entry[], values: Value[], report: Report): void {
  const lines = entries.flatMap((entry) =>
    entry.body.split("\n").map((text, index): Passage => ({
      ...{ entry, at: ["text"], text, line: entry.bodyLine + index },
    })),
  );
  for (const { entry, at, line, text } of [...ofFields(values), ...lines]) {
    const match = notXml.exec(text);
    if (!match) continue;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const message = `contains an invisible character (U+${code}) after ${quote(text.slice(0, match.index).slice(-20))}, which makes feeds unreadable. Delete it.`;
    report(entry, at, message, line ? { line } : undefined);
  }
}
