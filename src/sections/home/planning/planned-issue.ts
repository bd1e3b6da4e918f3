import { graphql } from "gatsby";
import { issueOf } from "../scene/project";
import type { SceneIssue, SceneProject } from "../scene/project";

export const fragment = graphql`
  fragment PlanningIssue on PlanningDemoIssue {
    key
    similar {
      ...SimilarIssue
    }
  }
`;

/** An issue of the demo project with the past issues that its estimate stands on. */
export type PlannedIssue = SceneIssue & Queries.PlanningIssueFragment;

export const plannedIssues = (
  prepared: readonly Queries.PlanningIssueFragment[],
  project: SceneProject,
): PlannedIssue[] => prepared.map((issue) => ({ ...issueOf(project, issue.key), ...issue }));
