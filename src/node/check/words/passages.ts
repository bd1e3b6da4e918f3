/** What readers read: every text of the content, for the rules about words. */
import type { Entry } from "../../content/entry";
import type { FieldPath, Problem, Report } from "../../content/problem";
import { directive, namedType } from "../../schema/schema";
import type { LongText } from "../text/long-text";
import type { Value } from "../walk";

/** A text of a field, or a paragraph, heading or cell of a long text. */
export interface Passage {
  entry: Entry;
  at: FieldPath;
  /** Its first line in the file; left out for a field, which knows its own. */
  line?: number;
  text: string;
  /** Left out for a long text. */
  field?: Value["field"];
}

/** A text as its author wrote it, with its placeholders. */
export interface Written extends Passage {
  /** False for an address. */
  isWords: boolean;
}

/** Every passage of some files, in their order. */
export function passagesOf(values: Value[], texts: LongText[]): Passage[] {
  const fields = values.flatMap(({ entry, value, field, at }) =>
    typeof value === "string" && isForReaders(field) ? [{ entry, at, field, text: value }] : [],
  );
  const long = texts.flatMap(({ entry, passages, images }) => [
    ...passages.map((passage) => ({ entry, at: ["text"], ...passage })),
    ...images.flatMap(({ line, alt, title }) =>
      [alt, title].map((text) => ({ entry, at: ["text"], line, text })),
    ),
  ]);
  return [...fields, ...long];
}

/** True for a field of words: no name of something else, and no form like that of an address. */
export function isForReaders(field: Value["field"]): boolean {
  const isForm = directive(field, "text")?.pattern?.startsWith("^");
  const isReference = ["link", "names", "code"].some((name) => directive(field, name));
  return namedType(field.type) === "String" && !isForm && !isReference;
}

/** Reports something at an index of a passage. */
export function reportAt(
  report: Report,
  { entry, at, line: first, text }: Passage,
  index: number,
  message: string,
  severity?: Problem["severity"],
): void {
  const line = first && first + text.slice(0, index).split("\n").length - 1;
  report(entry, at, message, { ...(severity && { severity }), ...(line && { line }) });
}

/** Warns of something at an index of a passage. */
export const warnAt = (report: Report, passage: Passage, index: number, message: string): void =>
  reportAt(report, passage, index, message, "warning");
