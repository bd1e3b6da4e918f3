import type { Entry } from "../content/entry";
import type { Problem } from "../content/problem";
import { reporterFor } from "../content/report";

/** Plans are arithmetic: a sum that is billed a year is twelve times the yearly price a month. */
export function plansAddUp(entries: Entry[], problems: Problem[]): void {
  for (const entry of entries.filter(({ kind }) => kind?.name === "plans")) {
    const plans = entry.data.plans as { yearly: number; billedYearly?: number }[];
    plans.forEach(({ yearly, billedYearly }, index) => {
      if (billedYearly === undefined || billedYearly === yearly * 12) return;
      const message = `is ${billedYearly}, but 12 × ${yearly} is ${yearly * 12}. Leave it out: it is computed.`;
      reporterFor(entry, problems)(["plans", index, "billedYearly"], message);
    });
  }
}

interface Cell {
  tone: string;
  source?: object | null;
  checked?: string | null;
}

/** Each row of the comparison says something of every tool; claims about others have a source. */
export function comparisonComplete(entries: Entry[], problems: Problem[]): void {
  for (const entry of entries.filter(({ kind }) => kind?.name === "comparison")) {
    const report = reporterFor(entry, problems);
    const tools = entry.data.tools as string[];
    const rows = entry.data.rows as { cells: Cell[] }[];
    rows.forEach(({ cells }, row) => {
      const at = ["rows", row, "cells"];
      if (cells.length !== tools.length) {
        report(at, `has ${cells.length} cells for ${tools.length} tools. Add or remove some.`);
      }
      cells.slice(1).forEach((cell, index) => {
        if (cell.tone !== "unknown" && !(cell.source && cell.checked)) {
          report([...at, index + 1], "is a claim about another tool. Give it source and checked.");
        }
      });
    });
  }
}
