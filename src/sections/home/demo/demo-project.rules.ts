import { quote } from "../../../../plugins/gatsby-source-typed-content";
import type { Report } from "../../../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "../../../site/section";
import type { Site } from "../../../site/pages";
import { suggest } from "./suggest";

type DemoProject = Site["demoProject"];

export const demoProjectContent: SectionContent = {
  rules: [epicsAreEpics],
  compute: ({ demoProject }) => ({ demoProject: withPoints(demoProject) }),
};

/** The model's points; an epic has the sum of its issues. */
function withPoints({ issues, scale, ...project }: DemoProject): DemoProject {
  const estimate = ({ title }: DemoProject["issues"][number]) => suggest(title, scale)?.points ?? 0;
  const pointsOf = (issue: DemoProject["issues"][number]) => {
    const parts = issues.filter(({ epic }) => epic === issue.key);
    return (parts.length ? parts : [issue]).reduce((sum, part) => sum + estimate(part), 0);
  };
  return {
    ...project,
    scale,
    issues: issues.map((issue) => ({ ...issue, points: pointsOf(issue) })),
  };
}

function epicsAreEpics({ demoProject: { issues }, files }: Site, report: Report) {
  issues.forEach(({ epic }, index) => {
    const above = issues.find(({ key }) => key === epic);
    if (!above || above.type === "Epic") return;
    const fault = `${quote(above.key)} has the type ${above.type}. Use the key of an epic.`;
    report(files.demoProject, ["issues", index, "epic"], fault);
  });
}
