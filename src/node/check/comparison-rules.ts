import type { Site } from "../content/pages";
import type { FieldPath, Report } from "../content/problem";
import { repeats } from "./repeats";

/** Each cell of the comparison that states something, with its row and place. */
const statedCells = ({ rows }: Site["comparison"]) =>
  rows.flatMap(({ aspect, cells }, row) =>
    cells.flatMap((cell, index) => {
      const at: FieldPath = ["rows", row, "cells", index];
      return cell.answer === "notStated" ? [] : [{ aspect, cell, at }];
    }),
  );

const answers = ({ answer }: Queries.ComparisonCell): boolean =>
  Boolean(answer) && answer !== "notStated";

/** Each row has a cell per tool, all of its cells answer or none, and claims about others have a source. */
export function rowsAreComplete(
  { comparison: { tools, rows }, files: { comparison: entry } }: Site,
  report: Report,
): void {
  rows.forEach(({ cells }, row) => {
    const isQuestion = cells.some(answers);
    const at = ["rows", row, "cells"];
    if (cells.length !== tools.length) {
      const message = `has ${cells.length} cells for ${tools.length} tools. Add or remove some.`;
      report(entry, at, message);
    }
    cells.forEach(({ answer, source, read, dated }, index) => {
      const tell = (message: string) => report(entry, [...at, index], message);
      if (answer === "notStated") {
        if (read ?? dated) tell("states nothing, but was read. Leave read and dated out.");
        return;
      }
      if (isQuestion && !answer)
        tell(
          "has no answer, as another cell of its row has. Give it yes, partly or no, or the other none.",
        );
      if (read && dated && dated > read)
        report(
          entry,
          [...at, index, "read"],
          `was ${read}, before its page of ${dated}. Correct one.`,
        );
      if (index > 0 && !(source && read))
        tell("is a claim about another tool. Give it source and read, or the answer notStated.");
    });
  });
}

/** The numbers that the verdict's rules read of a cell also stand in its text. */
export function cellsSayTheirFields({ comparison, files }: Site, report: Report): void {
  const entry = files.comparison;
  for (const { cell, at } of statedCells(comparison)) {
    const text = cell.text.toLowerCase();
    for (const name of ["people", "price"] as const) {
      const value = cell[name];
      // A placeholder that could not be filled in is reported there.
      if (!value || value.startsWith("{")) continue;
      if (new RegExp(`(?<![\\d.,])${value}(?![\\d]|[.,]\\d)`).test(text)) continue;
      const message = `is ${value}, which the text does not say. Correct one of the two.`;
      report(entry, [...at, name], message);
    }
  }
}

/** Ids of answers differ, numbers of people rise, and no free plan ends in the middle of an answer. */
export function answersFit({ comparison, files }: Site, report: Report): void {
  const entry = files.comparison;
  const sizes: number[][] = [];
  comparison.questions.forEach(({ options }, question) => {
    const numbers = options.flatMap(({ upTo }) => upTo ?? []);
    if (numbers.length === 0) return;
    sizes.push(numbers);
    const rises = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
    if (!rises || options.findIndex(({ upTo }) => !upTo) !== options.length - 1) {
      const message =
        "are numbers of people. Each but the last needs upTo, in rising order; the last has none.";
      report(entry, ["questions", question, "options"], message);
    }
  });
  const ids = comparison.questions.flatMap(({ options }, question) =>
    options.map(({ id }, option) => ({ id, at: ["questions", question, "options", option, "id"] })),
  );
  // Of one question `@unique` has reported it.
  for (const [{ id, at }] of repeats(ids, (one) => one.id))
    report(entry, at, `"${id}" names an answer of another question. Change one of the two.`);
  if (sizes.length > 1)
    report(entry, ["questions"], "ask twice how many people. One question may have upTo.");
  const [ends = []] = sizes;
  // A free plan for 7 would do for some of "6–10", and not for others.
  for (const { cell, at } of statedCells(comparison)) {
    const most = Number(cell.people);
    if (!(most > 0) || ends.length === 0 || ends.includes(most)) continue;
    const message = `is ${most}, in the middle of an answer. Let an answer end there: upTo: ${most}.`;
    report(entry, [...at, "people"], message);
  }
}

const needs = ["answer", "people", "price", "madeFor", "charge"] as const;

/** A rule asks one thing of a cell, and each cell of the row can answer it. */
export function rulesCanBeRead({ comparison, files }: Site, report: Report): void {
  const entry = files.comparison;
  const required = new Map<string, "madeFor" | "charge">();
  comparison.rules.forEach(({ anyOf }, rule) => {
    anyOf.forEach((need, index) => {
      const at = ["rules", rule, "anyOf", index];
      const given = needs.filter((name) => need[name]);
      if (given.length !== 1) {
        const asks = given.join(" and ") || "nothing";
        report(entry, at, `asks ${asks}. Give it one of ${needs.join(", ")}.`);
      }
      const row = comparison.rows.find(({ aspect }) => aspect === need.row);
      if (need.answer && row && !row.cells.some(answers))
        report(entry, [...at, "answer"], `asks "${need.row}", whose cells answer nothing.`);
      // A text may well say no number of people or dollars.
      for (const name of ["madeFor", "charge"] as const)
        if (need[name]) required.set(need.row, name);
    });
  });
  for (const { aspect, cell, at } of statedCells(comparison)) {
    const name = required.get(aspect);
    if (name && !cell[name])
      report(entry, at, `has no ${name}, which a rule asks. Add it, or the answer notStated.`);
  }
}
