import type { SceneIssue, SceneProject } from "../scene/project";
import { suggest } from "./past-issues";

/** The issue with a title that a visitor is typing, with suggestions; none while there is no title. */
export function draftOf(text: string, project: SceneProject, key: string): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const suggestion = suggest(title);
  return {
    key,
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
