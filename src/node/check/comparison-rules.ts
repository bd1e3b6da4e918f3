import { ofKind } from "../content/entry";
import type { Entry } from "../content/entry";
import type { FieldPath, Report } from "../content/problem";

interface Cell {
  text: string;
  answer?: string | null;
  source?: object | null;
  read?: string | null;
  dated?: string | null;
  soon?: boolean | null;
  people?: string | null;
  price?: string | null;
  madeFor?: string[] | null;
  charge?: string | null;
}

interface Need {
  row: string;
  answer?: string | null;
  people?: boolean | null;
  price?: number | null;
  madeFor?: string | null;
  charge?: string | null;
}

interface Comparison {
  soon: string;
  tools: string[];
  rows: { aspect: string; isQuestion?: boolean; cells: Cell[] }[];
  questions: { options: { id: string; upTo?: number }[] }[];
  rules: { anyOf: Need[] }[];
}

const comparisons = (entries: Entry[]) =>
  ofKind(entries, "comparison").map((entry) => ({
    entry,
    content: entry.data as unknown as Comparison,
  }));

/** Each cell of a comparison that says something, and where it stands. */
const statedCells = ({ rows }: Comparison) =>
  rows.flatMap(({ aspect, cells }, row) =>
    cells.flatMap((cell, index) => {
      const at: FieldPath = ["rows", row, "cells", index];
      return cell.answer === "notStated" ? [] : [{ aspect, cell, at }];
    }),
  );

/**
 * Each row of the comparison says something of every tool; where it asks, every cell answers; claims
 * about others have a source.
 */
export function complete(entries: Entry[], report: Report): void {
  for (const { entry, content } of comparisons(entries)) {
    const { tools, rows } = content;
    rows.forEach(({ isQuestion = false, cells }, row) => {
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
        if (isQuestion && !answer) tell("answers no question. Give it an answer: yes, partly, no.");
        if (!isQuestion && answer) tell("answers, but its row is no question. Leave answer out.");
        if (index > 0 && !(source && read))
          tell("is a claim about another tool. Give it source and read, or the answer notStated.");
      });
    });
  }
}

/** What rules read of a cell is what visitors read: its numbers stand in the text, and that it is to come. */
export function fieldsSayTheText(entries: Entry[], report: Report): void {
  for (const { entry, content } of comparisons(entries))
    for (const { cell, at } of statedCells(content)) {
      const text = cell.text.toLowerCase();
      for (const name of ["people", "price"] as const) {
        const value = cell[name];
        // A fact of another file that cannot be read is told there.
        if (!value || value.startsWith("{")) continue;
        if (new RegExp(`(?<![\\d.,])${value}(?![\\d]|[.,]\\d)`).test(text)) continue;
        report(
          entry,
          [...at, name],
          `is ${value}, which the text does not say. Correct one of the two.`,
        );
      }
      const isToCome = text.includes(content.soon.toLowerCase());
      if (isToCome && !cell.soon)
        report(entry, at, `says "${content.soon}". Give it soon: true, so that rules know.`);
      if (!isToCome && cell.soon)
        report(entry, [...at, "soon"], `is true, but the text does not say "${content.soon}".`);
    }
}

/** Answers have names of their own; numbers of people rise, and no free plan ends within one answer. */
export function answersAreTold(entries: Entry[], report: Report): void {
  for (const { entry, content } of comparisons(entries)) {
    const seen = new Set<string>();
    const sizes: number[][] = [];
    content.questions.forEach(({ options }, question) => {
      options.forEach(({ id }, option) => {
        const at = ["questions", question, "options", option, "id"];
        // The schema looks within one question.
        if (seen.has(id) && options.findIndex((other) => other.id === id) === option)
          report(entry, at, `"${id}" names an answer of another question. Change one of the two.`);
      });
      for (const { id } of options) seen.add(id);
      const numbers = options.flatMap(({ upTo }) => upTo ?? []);
      if (numbers.length === 0) return;
      sizes.push(numbers);
      const rises = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
      if (!rises || options.findIndex(({ upTo }) => !upTo) !== options.length - 1)
        report(
          entry,
          ["questions", question, "options"],
          "are numbers of people. Each but the last needs upTo, in rising order; the last has none.",
        );
    });
    if (sizes.length > 1)
      report(entry, ["questions"], "ask twice how many people. One question may have upTo.");
    limitsFit(entry, content, sizes[0] ?? [], report);
  }
}

/** A free plan for 7 would be enough for some of "6–10", and not for others. */
function limitsFit(entry: Entry, content: Comparison, sizes: number[], report: Report): void {
  for (const { cell, at } of statedCells(content)) {
    const most = Number(cell.people);
    const isWithin = most > 0 && sizes.length > 0 && !sizes.includes(most);
    if (!isWithin) continue;
    const message = `is ${most}, in the middle of an answer. Let an answer end there: upTo: ${most}.`;
    report(entry, [...at, "people"], message);
  }
}

const kinds = ["answer", "people", "price", "madeFor", "charge"] as const;

/** A rule asks one thing of a cell, and each cell of the row can answer it. */
export function rulesCanBeRead(entries: Entry[], report: Report): void {
  for (const { entry, content } of comparisons(entries)) {
    const asked = new Map<string, string>();
    content.rules.forEach(({ anyOf }, rule) => {
      anyOf.forEach((need, index) => {
        const at = ["rules", rule, "anyOf", index];
        const given = kinds.filter((name) => need[name]);
        if (given.length !== 1)
          report(
            entry,
            at,
            `asks ${given.join(" and ") || "nothing"}. Give it one of ${kinds.join(", ")}.`,
          );
        const row = content.rows.find(({ aspect }) => aspect === need.row);
        if (need.answer && row && !row.isQuestion)
          report(entry, [...at, "answer"], `asks "${need.row}", whose cells answer nothing.`);
        // That a number of people or dollars is missing can be true of a text.
        for (const name of ["madeFor", "charge"])
          if (given.includes(name as "charge")) asked.set(need.row, name);
      });
    });
    for (const { aspect, cell, at } of statedCells(content)) {
      const name = asked.get(aspect) as "madeFor" | "charge" | undefined;
      if (name && !cell[name])
        report(entry, at, `has no ${name}, which a rule asks. Add it, or the answer notStated.`);
    }
  }
}
