import type { Report } from "../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "./section";
import type { Site } from "./pages";

export const comparisonContent: SectionContent = { rules: [comparisonIsComplete] };

/** Each row of the comparison has a cell per tool, and claims about other tools have a source. */
function comparisonIsComplete({ comparison, files }: Site, report: Report): void {
  const { tools, rows } = comparison;
  rows.forEach(({ cells }, row) => {
    const at = ["rows", row, "cells"];
    if (cells.length !== tools.length)
      report(
        files.comparison,
        at,
        `has ${cells.length} cells, but there are ${tools.length} tools. Each tool needs one cell.`,
      );
    cells.forEach(({ source }, index) => {
      if (index > 0 && !source)
        report(
          files.comparison,
          [...at, index],
          "is a claim about another tool, so it needs `source`. Add the page that says it.",
        );
    });
  });
}
