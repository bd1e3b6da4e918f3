import { graphql } from "gatsby";

export const fragment = graphql`
  fragment SceneProject on DemoProject {
    walks
    copy {
      suggested
      accept
      accepted
      undo
      point
      points
      noLabel
      reasons {
        larger
        twoLarger
        smaller
        twoSmaller
        mixed
      }
    }
    columns
    scale
    people {
      id
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

type DemoProject = Queries.SceneProjectFragment;
export type SceneIssue = DemoProject["issues"][number];

export interface SceneProject extends DemoProject {
  /** The newest key of all issues: the visitor's get the next ones. */
  newest: string;
}

/** The project with all its issues. */
export const sceneProject = (project: DemoProject): SceneProject => {
  const number = ({ key }: SceneIssue) => Number(key.split("-")[1]);
  const [newest] = [...project.issues].sort((a, b) => number(b) - number(a));
  return { ...project, newest: newest?.key ?? "" };
};

/** True for a part that the AI suggests and nobody has accepted. */
export const isSuggested = ({ suggested }: SceneIssue, part: Queries.IssuePart): boolean =>
  suggested?.includes(part) ?? false;

const urgency: SceneIssue["priority"][] = ["Urgent", "High", "Medium", "Low"];

/** Sorts the most urgent issue first. */
export const byPriority = (a: SceneIssue, b: SceneIssue): number =>
  urgency.indexOf(a.priority) - urgency.indexOf(b.priority);

/** The project with some of its issues only, since the props of an island are part of the HTML. */
export const withIssues = (
  project: SceneProject,
  isNeeded: (issue: SceneIssue) => boolean,
): SceneProject => ({ ...project, issues: project.issues.filter(isNeeded) });

/** A number of story points, with the word. */
export const pointsText = (points: number, { copy }: Pick<DemoProject, "copy">): string =>
  `${points} ${points === 1 ? copy.point : copy.points}`;

/** All issues but the epics that others belong to. */
export const onBoard = (issues: readonly SceneIssue[]): SceneIssue[] =>
  issues.filter(({ key }) => !issues.some(({ epic }) => epic === key));

/** The issue with a key that content names. */
export function issueOf({ issues }: Pick<DemoProject, "issues">, key: string): SceneIssue {
  const issue = issues.find((candidate) => candidate.key === key);
  if (!issue) throw new Error(`content/demo-project.json has no issue ${key}.`);
  return issue;
}

/** Fills {key}, {title}, {status}, {labels} and {points} into a text; other placeholders stay. */
export function issueSentence(
  template: string,
  issue: Pick<SceneIssue, "key" | "title" | "status" | "labels" | "points">,
): string {
  const values: Record<string, string | number | null> = {
    ...issue,
    labels: issue.labels.join(", "),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
