import type { SceneIssue } from "../scene/project";

type Issue = Pick<SceneIssue, "title" | "labels" | "points" | "subtasks">;

/** What screen readers hear when an issue was picked; `template` has {title}, {labels}, {points}, {count}. */
export function announcementOf(template: string, issue: Issue): string {
  const values: Record<string, string> = {
    title: issue.title,
    labels: issue.labels.join(", "),
    points: String(issue.points),
    count: String(issue.subtasks?.length ?? 0),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
