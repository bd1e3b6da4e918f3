import { byPriority, type SceneIssue, type SceneProject } from "../scene/project";

interface IssueGroup {
  epic?: SceneIssue;
  issues: SceneIssue[];
}

/** The open issues of each epic and of none. The group with the most urgent issue is first, an empty one last. */
export function groupsOf({ issues, columns }: SceneProject): IssueGroup[] {
  const done = columns.at(-1);
  const open = issues
    .filter(({ status, type }) => status !== done && type !== "Epic")
    .sort(byPriority);
  const groups = [...issues.filter(({ type }) => type === "Epic"), undefined].map((epic) => ({
    epic,
    issues: open.filter((issue) => (issue.epic ?? undefined) === epic?.key),
  }));
  return groups.sort(({ issues: [a] }, { issues: [b] }) =>
    a && b ? byPriority(a, b) : Number(!a) - Number(!b),
  );
}
