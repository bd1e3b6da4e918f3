import type { SceneIssue, SceneProject } from "../scene/project";
import { suggest } from "../../../lib/suggestions";

/** How long a title may be. */
export const maxTitle = 140;

/** The issue with a title that a visitor is typing, with suggestions; none while there is no title. */
export function draftOf(text: string, project: SceneProject, key: string): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const { type = "Task", labels = [], points } = suggest(title, project.scale) ?? {};
  return {
    key,
    title,
    status: project.columns[0] ?? "",
    priority: "Medium",
    assignee: "",
    epic: null,
    subtasks: null,
    type,
    labels,
    points: points ?? 0,
    suggested: points ? ["labels", "points"] : null,
  };
}
