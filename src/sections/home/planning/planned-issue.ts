import { untouched, type DemoState } from "../demo/demo-state";
import { issueOf, type SceneIssue, type SceneProject } from "../scene/project";

type Demo = Queries.PlanningDemoFragment;

/** An issue of the demo project with the past issues that its estimate stands on. */
export interface PlannedIssue {
  issue: SceneIssue;
  similar: Demo["issues"][number]["similar"];
}

/** An issue that a visitor wrote stands on none. */
const none: PlannedIssue["similar"] = [];

/** Issues to pick from: the prepared ones, and the newest that the visitor wrote, if the AI suggests something for it. */
export function plannedIssues(
  prepared: Demo["issues"],
  project: SceneProject,
  { written }: Pick<DemoState, "written"> = untouched,
): PlannedIssue[] {
  const own = written.find(({ suggested }) => suggested);
  return [
    ...prepared.map(({ key, similar }) => ({ issue: issueOf(project, key), similar })),
    ...(own ? [{ issue: issueOf(project, own.key), similar: none }] : []),
  ];
}
