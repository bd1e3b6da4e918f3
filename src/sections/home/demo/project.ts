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
  /** The highest key. The visitor's issues continue from it. */
  newest: string;
}

/** Adds the newest key to the project. */
export const sceneProject = (project: DemoProject): SceneProject => {
  const number = ({ key }: SceneIssue) => Number(key.split("-")[1]);
  const [newest] = [...project.issues].sort((a, b) => number(b) - number(a));
  return { ...project, newest: newest?.key ?? "" };
};

/** Whether a part of an issue is a suggestion that no one has accepted. */
export const isSuggested = ({ suggested }: SceneIssue, part: Queries.IssuePart): boolean =>
  suggested?.includes(part) ?? false;

const urgency: SceneIssue["priority"][] = ["Urgent", "High", "Medium", "Low"];

/** Sorts the most urgent issues first. */
export const byPriority = (a: SceneIssue, b: SceneIssue): number =>
  urgency.indexOf(a.priority) - urgency.indexOf(b.priority);

/** Leaves out issues that a scene doesn't need, because the props of an island are part of the HTML. */
export const withIssues = (
  project: SceneProject,
  isNeeded: (issue: SceneIssue) => boolean,
): SceneProject => ({ ...project, issues: project.issues.filter(isNeeded) });

/** Formats story points: `3 points`. */
export const formatPoints = (points: number, { copy }: Pick<DemoProject, "copy">): string =>
  `${points} ${points === 1 ? copy.point : copy.points}`;

/** Leaves out epics that have issues. */
export const onBoard = (issues: readonly SceneIssue[]): SceneIssue[] =>
  issues.filter(({ key }) => !issues.some(({ epic }) => epic === key));

/** Returns the issue with a key. Throws if there is none. */
export function findIssue({ issues }: Pick<DemoProject, "issues">, key: string): SceneIssue {
  const issue = issues.find((candidate) => candidate.key === key);
  if (!issue) throw new Error(`content/demo-project.json has no issue ${key}.`);
  return issue;
}

/** Fills {key}, {title}, {status}, {labels} and {points} into a template. Other placeholders stay. */
export function fillTemplate(
  template: string,
  issue: Pick<SceneIssue, "key" | "title" | "status" | "labels" | "points">,
): string {
  const values: Record<string, string | number | null> = {
    ...issue,
    labels: issue.labels.join(", "),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
