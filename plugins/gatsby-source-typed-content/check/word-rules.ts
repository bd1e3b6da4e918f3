import { isDraft } from "../reader/entry";

import type { FieldPath, Report } from "../reader/problem";
import { quote } from "../reader/message";
import type { Entry, LongText, Value } from "../types";

/** A text of a file: a field, or a line. */
interface Passage {
  entry: Entry;
  at: FieldPath;
  line?: number;
  text: string;
}

const fieldPassages = (values: Value[]): Passage[] =>
  values.flatMap(({ entry, at, value }) =>
    typeof value === "string" ? [{ entry, at, text: value }] : [],
  );

/** Only drafts say TODO, such as "TODO: write the bio" or an address that ends with /TODO. */
export function checkTodos(values: Value[], texts: LongText[], report: Report): void {
  const textPassages = texts.flatMap(({ entry, words }) =>
    words.map((passage): Passage => ({ entry, at: ["text"], ...passage })),
  );
  for (const { entry, at, line, text } of [...fieldPassages(values), ...textPassages]) {
    if (isDraft(entry) || !/\bTODO\b/.test(text)) continue;
    const message = `still contains TODO: ${quote(text)}. Write what belongs there, or "to-do" for the word.`;
    report(entry, at, message, line ? { line } : undefined);
  }
}

/** Characters that XML forbids. A single one makes a feed unreadable. https://www.w3.org/TR/xml/#charsets */
const notXml = /(?![\t\n\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Feeds can contain every character. */
export function checkCharacters(entries: Entry[], values: Value[], report: Report): void {
  const lines = entries.flatMap((entry) =>
    entry.body.split("\n").map((text, index): Passage => ({
      ...{ entry, at: ["text"], text, line: entry.bodyLine + index },
    })),
  );
  for (const { entry, at, line, text } of [...fieldPassages(values), ...lines]) {
    const match = notXml.exec(text);
    if (!match) continue;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const message = `contains an invisible character (U+${code}) after ${quote(text.slice(0, match.index).slice(-20))}, which makes feeds unreadable. Delete it.`;
    report(entry, at, message, line ? { line } : undefined);
  }
}
