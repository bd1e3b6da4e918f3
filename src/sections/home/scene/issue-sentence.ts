import type { SceneIssue } from "./project";

/** Fills {key}, {title}, {status}, {labels}, {points} and {count} of subtasks into a text; other placeholders stay. */
export function issueSentence(
  template: string,
  issue: Pick<SceneIssue, "key" | "title" | "status" | "labels" | "points" | "subtasks">,
): string {
  const { labels, subtasks, ...facts } = issue;
  const values: Record<string, string | number | null> = {
    ...facts,
    labels: labels.join(", "),
    count: subtasks?.length ?? 0,
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
