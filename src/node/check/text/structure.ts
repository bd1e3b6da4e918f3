import { didYouMean } from "../suggest";
import type { LongText, ReportLine } from "./long-text";

const boxes = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];

const box = RegExp(`\\[!\\w+\\]|\\[(${boxes.join("|")})\\]`);

/** A box has one of the five known names, as in `> [!NOTE]`. */
export function boxesAreKnown({ words }: LongText, report: ReportLine): void {
  for (const { line, text } of words) {
    const found = box.exec(text);
    const name = /^\[!(\w+)\]/.exec(text)?.[1];
    if (found && !name) report(line, `shows ${found[0]}. A box begins with a line > [!NOTE].`);
    if (!name || boxes.includes(name.toUpperCase())) continue;
    report(line, `has a box [!${name}]. There are: ${boxes.join(", ")}.${didYouMean(name, boxes)}`);
  }
}

/** A blank of another sort is none to Markdown. */
const tight = /^(#{2,6})([^# \t].*)$/;

/** Whatever looks like a heading is one. */
export function headingsAreRead({ paragraphs }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    source.split("\n").forEach((each, index) => {
      const [, signs = "", words = ""] = tight.exec(each) ?? [];
      const message = `is no heading to Markdown: readers see the signs. Write a blank behind them: ${signs} ${words.trim()}`;
      if (signs) report(line + index, message);
    });
  }
}

/** Headings begin one level below the title and skip no level. */
export function headingsNest({ entry, headings }: LongText, report: ReportLine): void {
  let above = entry.kind?.hasNotes ? 2 : 1;
  for (const { line, sign, depth, text } of headings) {
    const below = sign.repeat(3);
    const message = `is a heading, because of the line ${below} below it. Take that line out. To part two texts, write an empty line above it.`;
    if (!sign.startsWith("#")) report(line, message);
    else if (depth === 1) report(line, "has a # heading. The title is one already: begin with ##.");
    else if (depth > above + 1) {
      const right = "#".repeat(above + 1);
      report(line, `has a ${"#".repeat(depth)} heading where ${right} comes next. Write ${right}.`);
    }
    if (!text) report(line, "has a heading without words. Write some, or take the signs out.");
    above = Math.max(depth, 1);
  }
}

/** Each heading has something below it. */
export function headingsHaveTexts({ entry, headings }: LongText, report: ReportLine): void {
  const lines = entry.body.split("\n");
  headings.forEach(({ line, depth }, index) => {
    const next = headings[index + 1];
    if (next && next.depth > depth) return;
    const below = lines.slice(line - entry.bodyLine + 1, next && next.line - entry.bodyLine);
    if (below.join("").trim()) return;
    report(line, "is a heading without a text below it. Write one, or take the heading out.");
  });
}

const tableLine = /^\s*(\|.*|:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*)$/;

/** Whatever looks like a table is one, and each row has a cell for each column. */
export function tablesAreRead({ paragraphs, tables }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    const lines = source.split("\n");
    const index = lines.findIndex((each) => tableLine.test(each));
    if (index < 0) continue;
    const message =
      "is no table to Markdown: readers see the strokes. It needs a line | --- | --- | below its head, " +
      "with as many columns, and no blank line inside.";
    report(line + index, message);
  }
  for (const { line, rows } of tables) {
    const columns = cells(rows[0] ?? "");
    rows.slice(1).forEach((row, index) => {
      const count = cells(row);
      const place = line + index + 2;
      const many = `has ${count} cells in a table of ${columns} columns: readers miss the last. Write \\| for a stroke.`;
      const few = `has cells for ${count} of ${columns} columns. Write | | for an empty one.`;
      if (count > columns) report(place, many);
      if (count < columns) report(place, few, "warning");
    });
  }
}

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;

/** A sentence names each footnote. Notes of a release have none: those of two notes would have the same anchor. */
export function footnotesFit({ entry, footnotes }: LongText, report: ReportLine): void {
  entry.body.split("\n").forEach((each, index) => {
    const [, note = ""] = /^(\[\^[^\]]+\]):/.exec(each) ?? [];
    const message = `explains ${note}, which no sentence names. Write ${note} where it belongs, or take it out.`;
    if (note && entry.body.split(note).length === 2) report(entry.bodyLine + index, message);
  });
  if (!entry.kind?.hasNotes) return;
  for (const { line } of footnotes)
    report(line, "has a footnote. Notes of a release have none: put it into the sentence.");
}
