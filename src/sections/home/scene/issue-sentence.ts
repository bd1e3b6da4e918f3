import type { SceneIssue } from "./project";

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
