import { quote } from "../../plugins/gatsby-source-typed-content";
import type { Report } from "../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "./section";
import type { Site } from "./pages";
import { suggest } from "../lib/suggestions";

type DemoProject = Site["demoProject"];

export const demoProjectContent: SectionContent = {
  rules: [epicsAreEpics],
  compute: ({ demoProject }) => ({ demoProject: withPoints(demoProject) }),
};

/** The model's points. */
const withPoints = (project: DemoProject): DemoProject => ({
  ...project,
  issues: project.issues.map((issue) => ({
    ...issue,
    points: suggest(issue.title, project.scale)?.points ?? 0,
  })),
});

function epicsAreEpics({ demoProject: { issues }, files }: Site, report: Report) {
  issues.forEach(({ epic }, index) => {
    const above = issues.find(({ key }) => key === epic);
    if (!above || above.type === "Epic") return;
    const fault = `${quote(above.key)} has the type ${above.type}. Use the key of an epic.`;
    report(files.demoProject, ["issues", index, "epic"], fault);
  });
}
