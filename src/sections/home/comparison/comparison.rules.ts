import type { Report } from "../../../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "../../../site/section";
import type { Site } from "../../../site/pages";
import { withAges } from "./ages";

export const comparisonContent: SectionContent = {
  rules: [comparisonIsComplete],
  compute: ({ comparison }, today) => ({ comparison: withAges(comparison, today) }),
};

/** Each row of the comparison has a cell per tool, with an answer in all or none. Claims about other tools have a source. */
function comparisonIsComplete({ comparison, files }: Site, report: Report): void {
  const { tools, rows } = comparison;
  rows.forEach(({ cells }, row) => {
    const at = ["rows", row, "cells"];
    const tell = (message: string, ...place: (string | number)[]) =>
      report(files.comparison, [...at, ...place], message);
    const answersAll = cells.some(({ answer }) => answer && answer !== "notStated");
    if (cells.length !== tools.length)
      tell(
        `has ${cells.length} cells, but there are ${tools.length} tools. Each tool needs one cell.`,
      );
    cells.forEach(({ answer, source, read, dated }, index) => {
      if (answer === "notStated") {
        if (read ?? dated)
          tell("has the answer notStated, which can't be dated. Remove `read` and `dated`.", index);
        return;
      }
      if (answersAll && !answer)
        tell(
          "needs an answer (yes, partly or no), because another cell in its row has one.",
          index,
        );
      if (read && dated && dated > read)
        tell(`is ${read}, but the page is dated ${dated}. Correct one of them.`, index, "read");
      if (index > 0 && !(source && read))
        tell(
          "is a claim about another tool, so it needs `source` and `read`. Add them, or answer notStated.",
          index,
        );
    });
  });
}
