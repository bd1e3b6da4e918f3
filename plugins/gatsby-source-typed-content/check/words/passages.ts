/** Every text of the content, for the rules about words. */
import type { Entry } from "../../reader/entry";
import { warning } from "../../reader/problem";
import type { FieldPath, Problem, Report } from "../../reader/problem";
import type { Field } from "../../schema/schema";
import type { LongText } from "../text/long-text";
import type { Value } from "../walk";

/** A text of a field, or a part of a long text: a paragraph, heading or cell, or a line. */
export interface Passage {
  entry: Entry;
  at: FieldPath;
  /** Its first line in the file. Left out for a field, whose line its entry knows. */
  line?: number;
  text: string;
  /** Left out for a long text. */
  field?: Field;
}

export type FieldText = Passage & Pick<Value, "field">;

/** The texts of fields, for readers or not. */
export const fieldTexts = (values: Value[]): FieldText[] =>
  values.flatMap(({ value, ...place }) =>
    typeof value === "string" ? [{ ...place, text: value }] : [],
  );

/** What readers read, in the order of the files. */
export function passagesOf(values: Value[], texts: LongText[]): Passage[] {
  const fields = fieldTexts(values).filter(({ field }) => isForReaders(field));
  const long = texts.flatMap(({ entry, passages, images }) => [
    ...passages.map((passage) => ({ entry, at: ["text"], ...passage })),
    ...images.flatMap(({ line, alt, title }) =>
      [alt, title].map((text) => ({ entry, at: ["text"], line, text })),
    ),
  ]);
  return [...fields, ...long];
}

/** True for a field that readers read: not a reference, and not in a fixed format like an address. */
export function isForReaders({ type, directives }: Field): boolean {
  const isForm = directives.text?.pattern?.startsWith("^");
  const isReference = directives.link ?? directives.names;
  return type === "String" && !isForm && !isReference;
}

/** True for a field whose text is an address. */
export const isAddress = ({ directives }: Field): boolean =>
  directives.text?.pattern?.includes("https://") === true;

/** The line of an index in a passage. */
export const lineAt = ({ entry, at, line, text }: Passage, index: number): number | undefined =>
  line ? line + text.slice(0, index).split("\n").length - 1 : entry.lineOf(at);

/** Warns of something at an index of a passage, or reports an error: `more` is empty. */
export function reportAt(
  report: Report,
  passage: Passage,
  index: number,
  message: string,
  more: Pick<Problem, "severity"> = warning,
): void {
  const line = lineAt(passage, index);
  report(passage.entry, passage.at, message, { ...more, ...(line && { line }) });
}
