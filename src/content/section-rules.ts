/** Rules for what sections show. */
import { quote } from "../../plugins/gatsby-source-typed-content";
import type { Report } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "./pages";

/** A typical team has people, and yearly billing costs no more per month than monthly billing. */
export function plansAddUp({ plans: { plans, team }, files }: Site, report: Report): void {
  if (team.people < 1)
    report(files.plans, ["team", "people"], "is 0. Enter the size of a typical team.");
  plans.forEach(({ monthly, yearly }, index) => {
    const message = `is ${yearly}, which is more than the monthly price (${monthly}). Correct one of them.`;
    if (yearly > monthly)
      report(files.plans, ["plans", index, "yearly"], message, { severity: "warning" });
  });
}

/** Each row of the comparison has a cell per tool, and claims about other tools have a source. */
export function comparisonIsComplete({ comparison, files }: Site, report: Report): void {
  const { tools, rows } = comparison;
  rows.forEach(({ cells }, row) => {
    const path = ["rows", row, "cells"];
    if (cells.length !== tools.length)
      report(
        files.comparison,
        path,
        `has ${cells.length} cells, but there are ${tools.length} tools. Each tool needs one cell.`,
      );
    cells.forEach(({ source }, index) => {
      if (index > 0 && !source)
        report(
          files.comparison,
          [...path, index],
          "is a claim about another tool, so it needs `source`. Add the page that says it.",
        );
    });
  });
}

/** Issues of the demo belong to epics only. */
export function epicsAreEpics({ demoProject: { issues }, files }: Site, report: Report): void {
  issues.forEach(({ epic }, index) => {
    const parent = issues.find(({ key }) => key === epic);
    if (!parent || parent.type === "Epic") return;
    const message = `${quote(parent.key)} has the type ${parent.type}. Use the key of an epic.`;
    report(files.demoProject, ["issues", index, "epic"], message);
  });
}
