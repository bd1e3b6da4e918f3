import type { LongText, ReportLine } from "./long-text";

/** Warns of footnotes in release notes, where their anchors would clash. */
export function notesHaveNone({ entry, footnotes }: LongText, report: ReportLine): void {
  const message = "has a footnote, which release notes don't support. Move it into the text.";
  if (entry.kind?.hasNotes) for (const { line } of footnotes) report(line, message, "warning");
}
