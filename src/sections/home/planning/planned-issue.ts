import type { DemoState } from "../demo/demo-state";
import { issueOf, type SceneIssue, type SceneProject } from "../scene/project";

type Prepared = Queries.PlanningFragment["demo"]["issues"];

export interface PlannedIssue {
  issue: SceneIssue;
  /** Past issues that the estimate is based on. */
  similar: Prepared[number]["similar"];
}

/** The prepared issues, and the visitor's newest one with suggestions. */
export function plannedIssues(
  prepared: Prepared,
  project: SceneProject,
  written: DemoState["written"] = [],
): PlannedIssue[] {
  const own = written.find(({ suggested }) => suggested);
  return [...prepared, ...(own ? [own] : [])].map(({ key, similar = [] }) => ({
    issue: issueOf(project, key),
    similar,
  }));
}
