import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue, SceneProject } from "../scene/project";
import { reasonsText } from "./reasons";
import { suggest } from "../../../lib/suggestions";

/** What screen readers say about a draft with suggestions, and the words that moved the estimate. */
export function announcementOf(
  template: string,
  issue: SceneIssue,
  { scale, copy }: SceneProject,
): string {
  const labels = issue.labels.length > 0 ? issue.labels : [copy.noLabel];
  const { why = [] } = suggest(issue.title, scale) ?? {};
  return `${issueSentence(template, { ...issue, labels })} ${reasonsText({ why, copy })}`.trim();
}
