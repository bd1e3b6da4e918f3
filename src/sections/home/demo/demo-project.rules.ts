import { quote } from "../../../../plugins/gatsby-source-typed-content";
import type { Report } from "../../../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "../../../site/section";
import type { Site } from "../../../site/pages";

export const demoProjectContent: SectionContent = { rules: [demoIssuesFit] };

/** Points are on the scale, except for epics, which have the sum of their issues. Issues belong to epics. */
function demoIssuesFit({ demoProject: { scale, issues }, files }: Site, report: Report) {
  issues.forEach(({ type, points, epic }, index) => {
    const above = issues.find(({ key }) => key === epic);
    if (above && above.type !== "Epic") {
      const fault = `${quote(above.key)} has the type ${above.type}. Use the key of an epic.`;
      report(files.demoProject, ["issues", index, "epic"], fault);
    }
    if (type === "Epic" || !points || scale.includes(points)) return;
    const message = `is ${points}, which isn't on the scale. Available: ${scale.join(", ")}.`;
    report(files.demoProject, ["issues", index, "points"], message);
  });
}
