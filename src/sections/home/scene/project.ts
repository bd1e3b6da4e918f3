import { graphql } from "gatsby";

export const fragment = graphql`
  fragment SceneProject on DemoProject {
    name
    sprint
    walks
    words {
      suggested
      accept
      accepted
      undo
      points
    }
    columns
    scale
    people {
      id
      name
      initials
    }
    issues {
      key
      title
      type
      status
      priority
      labels
      points
      assignee
      epic
      subtasks
      suggested
    }
  }
`;

export type SceneProject = Queries.SceneProjectFragment;
export type SceneIssue = SceneProject["issues"][number];

/** True for a part that the AI suggests and nobody has accepted. */
export const isSuggested = ({ suggested }: SceneIssue, part: Queries.IssuePart): boolean =>
  suggested?.includes(part) ?? false;

const urgency: SceneIssue["priority"][] = ["Urgent", "High", "Medium", "Low"];

/** Sorts the most urgent issue first. */
export const byPriority = (a: SceneIssue, b: SceneIssue): number =>
  urgency.indexOf(a.priority) - urgency.indexOf(b.priority);

/** The issue with a key that content names. */
export function issueOf({ issues }: SceneProject, key: string): SceneIssue {
  const issue = issues.find((candidate) => candidate.key === key);
  if (!issue) throw new Error(`content/demo-project.json has no issue ${key}.`);
  return issue;
}
