import { nextKey } from "../demo/demo-state";
import { suggest } from "../demo/past-issues";
import type { SceneIssue, SceneProject } from "../scene/project";

/** The issue that a visitor is writing, with suggestions; none while there is no title. */
export function draftOf(text: string, project: SceneProject): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const suggestion = suggest(title);
  return {
    key: nextKey(project),
    title,
    status: project.columns[0] ?? "",
    priority: "Medium",
    assignee: "",
    epic: null,
    subtasks: null,
    ...(suggestion ?? { type: "Task", labels: [], points: 0 }),
    suggested: suggestion ? ["labels", "points"] : null,
  };
}
