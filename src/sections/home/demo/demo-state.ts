/** What a visitor has done with the demo project. */
import type { SceneIssue, SceneProject } from "../scene/project";

export interface DemoState {
  /** Issues by the visitor, the newest first. */
  written: readonly SceneIssue[];
  /** Keys of the issues whose suggestions the visitor accepted. */
  accepted: readonly string[];
  /** Columns to which issues were moved, by the issue's key. */
  moved: Readonly<Record<string, string>>;
}

export const initialState: DemoState = { written: [], accepted: [], moved: {} };

/**
 * Adds the visitor's issues; what is accepted is no longer `suggested`, and moved issues have their column. Other issues stay
 * the same objects, for `memo`.
 */
export function withVisitor(project: SceneProject, state: DemoState): SceneProject {
  if (state === initialState) return project;
  const issues = [...state.written, ...project.issues].map((issue) => {
    const { [issue.key]: status = issue.status } = state.moved;
    const suggested = state.accepted.includes(issue.key) ? [] : issue.suggested;
    if (suggested === issue.suggested && status === issue.status) return issue;
    return { ...issue, status, suggested };
  });
  return { ...project, issues };
}

/** The key of the visitor's next issue: CRN-143 after CRN-142. */
export function nextKey({ newest }: SceneProject, { written }: DemoState): string {
  const [prefix, number] = newest.split("-");
  return `${prefix}-${Number(number) + written.length + 1}`;
}
