import { graphql } from "gatsby";

/** The invented project that all scenes show: people, columns, issues. */
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

/** True for a part of an issue that the AI suggests and nobody has accepted. */
export const isSuggested = ({ suggested }: SceneIssue, part: Queries.IssuePart): boolean =>
  suggested?.includes(part) ?? false;

const urgency: SceneIssue["priority"][] = ["Urgent", "High", "Medium", "Low"];

/** Compares two issues: the more urgent comes first. */
export const byPriority = (a: SceneIssue, b: SceneIssue): number =>
  urgency.indexOf(a.priority) - urgency.indexOf(b.priority);

/** What the drawing of an issue needs. */
export interface IssueProps {
  issue: SceneIssue;
  /** Of the project: whoever it may be assigned to. */
  people: SceneProject["people"];
}

/** The issue with a key; content that names a key that does not exist is an author's mistake. */
export function issueOf(project: SceneProject, key: string): SceneIssue {
  const issue = project.issues.find((candidate) => candidate.key === key);
  if (!issue) throw new Error(`content/demo-project.json has no issue ${key}.`);
  return issue;
}
