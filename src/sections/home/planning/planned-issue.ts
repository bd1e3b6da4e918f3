import { issueOf, type SceneIssue, type SceneProject } from "../scene/project";

type Prepared = Queries.PlanningFragment["demo"]["issues"];

export interface PlannedIssue {
  issue: SceneIssue;
  /** Past issues that the estimate is based on. */
  similar: Prepared[number]["similar"];
}

export interface ResultProps extends PlannedIssue {
  /** Parts that the visitor accepted. */
  accepted?: readonly Queries.IssuePart[];
  words: Queries.PlanningFragment["demo"];
}

/** The prepared issues, and the visitor's own. */
export function plannedIssues(
  prepared: Prepared,
  project: SceneProject,
  own?: Prepared[number],
): PlannedIssue[] {
  return [...prepared, ...(own ? [own] : [])].map(({ key, similar }) => ({
    issue: issueOf(project, key),
    similar,
  }));
}
