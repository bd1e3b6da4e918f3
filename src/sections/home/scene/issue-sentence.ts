import type { SceneIssue } from "./project";

type Told = Pick<SceneIssue, "key" | "title" | "status" | "labels" | "points" | "subtasks">;

/**
 * A sentence of the content with an issue's facts in its places: {key}, {title}, {status}, {labels}, {points},
 * and {count}, of its subtasks. Other places stay as they are.
 */
export function issueSentence(template: string, issue: Told): string {
  const { key, title, status, labels, points, subtasks } = issue;
  const values: Record<string, string> = {
    key,
    title,
    status,
    labels: labels.join(", "),
    points: String(points),
    count: String(subtasks?.length ?? 0),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
