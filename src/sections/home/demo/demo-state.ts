/** What a visitor has done with the demo project. */
import type { SceneIssue, SceneProject } from "../scene/project";

/** The parts of an issue that can be suggested. */
export const allParts: readonly Queries.IssuePart[] = ["labels", "points", "subtasks"];

export interface DemoState {
  /** Issues by the visitor, the newest first. */
  written: readonly SceneIssue[];
  /** Key of the issue that the visitor wrote, picked or accepted last. */
  current?: string;
  /** Accepted suggestions, by the issue's key. */
  accepted: Readonly<Record<string, readonly Queries.IssuePart[]>>;
  /** Columns to which issues were moved, by the issue's key. */
  moved: Readonly<Record<string, string>>;
}

export const initialState: DemoState = { written: [], accepted: {}, moved: {} };

/**
 * Adds the visitor's issues; accepted parts are no longer `suggested`, and moved issues have their column. Other issues stay the
 * same objects, for `memo`.
 */
export function withVisitor(project: SceneProject, state: DemoState): SceneProject {
  if (state === initialState) return project;
  const issues = [...state.written, ...project.issues].map((issue) => {
    const { [issue.key]: accepted = [] } = state.accepted;
    const { [issue.key]: status = issue.status } = state.moved;
    if (accepted.length === 0 && status === issue.status) return issue;
    const suggested = issue.suggested?.filter((part) => !accepted.includes(part)) ?? null;
    return { ...issue, status, suggested };
  });
  return { ...project, issues };
}

/** The key of the project's next issue: CRN-143 after CRN-142. */
export function nextKey(project: SceneProject): string {
  const numbers = project.issues.map(({ key }) => Number(key.split("-")[1]));
  const [prefix] = project.issues[0]?.key.split("-") ?? [];
  return `${prefix}-${Math.max(...numbers) + 1}`;
}
