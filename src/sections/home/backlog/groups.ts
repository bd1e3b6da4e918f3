import { byPriority, type SceneIssue, type SceneProject } from "../scene/project";

/** Issues that are open, the urgent first: those of an epic, or of none. */
interface IssueGroup {
  epic?: SceneIssue;
  issues: SceneIssue[];
}

/** What is open in a project, in groups; the one with the most urgent issue comes first, an empty one last. */
export function groupsOf({ issues, columns }: SceneProject): IssueGroup[] {
  const done = columns.at(-1);
  const open = issues
    .filter(({ status, type }) => status !== done && type !== "Epic")
    .sort(byPriority);
  const of = (epic?: SceneIssue) => ({
    epic,
    issues: open.filter((issue) => (issue.epic ?? undefined) === epic?.key),
  });
  const groups = [...issues.filter(({ type }) => type === "Epic").map(of), of()];
  return groups.sort(({ issues: [a] }, { issues: [b] }) =>
    a && b ? byPriority(a, b) : Number(!a) - Number(!b),
  );
}
