import { clip } from "../../content/quote";
import { didYouMean } from "../suggest";
import type { LongText, ReportLine } from "./long-text";

const boxes = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];

const box = RegExp(`\\[!\\w+\\]|\\[(${boxes.join("|")})\\]`);

/** Warns of a box whose name isn't one of the five, as in `> [!NOTE]`. */
export function boxesAreKnown({ words }: LongText, report: ReportLine): void {
  for (const { line, text } of words) {
    const found = box.exec(text);
    const name = /^\[!(\w+)\]/.exec(text)?.[1];
    const warn = (message: string) => report(line, message, "warning");
    if (found && !name)
      warn(`shows ${clip(found[0])} literally. Start boxes with a line like > [!NOTE].`);
    if (!name || boxes.includes(name.toUpperCase())) continue;
    const known = `Available: ${boxes.join(", ")}.${didYouMean(name, boxes)}`;
    warn(`contains an unknown box [!${clip(name)}]. ${known}`);
  }
}

/** Markdown doesn't treat a non-breaking space as a space. */
const tight = /^(#{2,6})[^# \t]/;

/** Warns of what looks like a heading but isn't. */
export function noBrokenHeadings({ paragraphs }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    source.split("\n").forEach((each, index) => {
      const [, signs = ""] = tight.exec(each) ?? [];
      const message = `isn't a heading: put a normal space after the ${signs}.`;
      if (signs) report(line + index, message, "warning");
    });
  }
}

/** Warns of headings that skip a level or don't start below the title. */
export function headingsNest({ entry, headings }: LongText, report: ReportLine): void {
  let isWarned = false;
  let above = entry.kind?.hasNotes ? 2 : 1;
  for (const { line, sign, depth, text } of headings) {
    const warn = (message: string) => report(line, message, "warning");
    const below = sign.repeat(3);
    if (!sign.startsWith("#"))
      warn(
        `becomes a heading because of the ${below} under it. Add an empty line above the ${below}.`,
      );
    else if (depth === 1 && !isWarned) {
      isWarned = true;
      warn("is a # heading, which is reserved for the title. Use ## instead.");
    } else if (depth > above + 1) {
      const right = "#".repeat(above + 1);
      warn(`skips a level: use ${right} instead of ${"#".repeat(depth)}.`);
    }
    if (!text) warn("is an empty heading. Add text, or remove it.");
    above = Math.max(depth, 1);
  }
}

const tableLine = /^\s*(\|.*|:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*)$/;

/** Warns of what looks like a table but isn't, and of rows that don't have a cell for each column. */
export function noBrokenTables({ paragraphs, tables }: LongText, report: ReportLine): void {
  for (const { line, source } of paragraphs) {
    const lines = source.split("\n");
    const index = lines.findIndex((each) => tableLine.test(each));
    if (index < 0) continue;
    const message =
      "isn't a table, so readers see the `|` characters. Add a line like | --- | --- | under the header, with a --- for each column.";
    report(line + index, message, "warning");
  }
  for (const { line, rows } of tables) {
    const columns = cells(rows[0] ?? "");
    rows.slice(1).forEach((row, index) => {
      const count = cells(row);
      const place = line + index + 2;
      const many = `has ${count} cells, but the table has ${columns} columns, so readers won't see the rest. Write \\| for a literal |.`;
      const few = `has ${count} cells, but the table has ${columns} columns. Add | | for each empty cell.`;
      if (count !== columns) report(place, count > columns ? many : few, "warning");
    });
  }
}

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;

/** Warns of unused footnotes, and of footnotes in release notes, where their anchors would clash. */
export function footnotesFit({ entry, footnotes }: LongText, report: ReportLine): void {
  entry.body.split("\n").forEach((each, index) => {
    const [, note = ""] = /^(\[\^[^\]]+\]):/.exec(each) ?? [];
    const message = `defines ${clip(note)}, but nothing refers to it. Remove it, or refer to it in the text.`;
    if (note && entry.body.split(note).length === 2)
      report(entry.bodyLine + index, message, "warning");
  });
  if (!entry.kind?.hasNotes) return;
  for (const { line } of footnotes)
    report(
      line,
      "has a footnote, which release notes don't support. Move it into the text.",
      "warning",
    );
}
