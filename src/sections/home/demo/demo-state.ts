/** What a visitor does with the demo project, as pure functions: scenes draw the project that comes of it. */
import type { SceneIssue, SceneProject } from "../scene/project";

export type { SceneIssue };
export type IssuePart = Queries.IssuePart;

/** The parts of an issue that can be suggested. */
export const allParts: readonly IssuePart[] = ["labels", "points", "subtasks"];

export interface DemoState {
  /** Issues that the visitor wrote, the newest first. */
  written: readonly SceneIssue[];
  /** Key of the issue that was written, picked or accepted last: the one that walks the page. */
  current?: string;
  /** Suggested parts that the visitor accepted, by the issue's key. */
  accepted: Readonly<Record<string, readonly IssuePart[]>>;
}

export const untouched: DemoState = { written: [], accepted: {} };

/** A board takes so many issues of one visitor; the oldest goes when there are more. */
const most = 12;

/** Makes an issue the one that walks the page. */
export const pick = (state: DemoState, key: string): DemoState => ({ ...state, current: key });

/** Puts an issue that the visitor wrote on the board. */
export const write = (state: DemoState, issue: SceneIssue): DemoState => ({
  ...state,
  written: [issue, ...state.written].slice(0, most),
  current: issue.key,
});

/** Puts what is suggested to an issue that was written before; one that has gone since stays away. */
export const complete = (state: DemoState, issue: SceneIssue): DemoState => ({
  ...state,
  written: state.written.map((one) => (one.key === issue.key ? issue : one)),
});

/** Accepts suggested parts of an issue. */
export const accept = (
  state: DemoState,
  key: string,
  parts: readonly IssuePart[] = allParts,
): DemoState => ({
  ...state,
  current: key,
  accepted: {
    ...state.accepted,
    [key]: [...new Set([...(state.accepted[key] ?? []), ...parts])],
  },
});

/** Takes back that parts were accepted. */
export const undo = (
  state: DemoState,
  key: string,
  parts: readonly IssuePart[] = allParts,
): DemoState => ({
  ...state,
  current: key,
  accepted: {
    ...state.accepted,
    [key]: (state.accepted[key] ?? []).filter((part) => !parts.includes(part)),
  },
});

/**
 * The project with what the visitor wrote; of each issue only what nobody has accepted is `suggested`. One of which nothing was
 * accepted is the same object as before, and need not be drawn anew.
 */
export function withVisitor(project: SceneProject, state: DemoState): SceneProject {
  if (state === untouched) return project;
  const issues = [...state.written, ...project.issues].map((issue) => {
    const accepted = state.accepted[issue.key];
    if (!accepted || !issue.suggested) return issue;
    return { ...issue, suggested: issue.suggested.filter((part) => !accepted.includes(part)) };
  });
  return { ...project, issues };
}

/** The key that the project's next issue has: CRN-143 after CRN-142. */
export function nextKey(project: SceneProject): string {
  const numbers = project.issues.map(({ key }) => Number(key.split("-")[1]));
  const [prefix] = project.issues[0]?.key.split("-") ?? [];
  return `${prefix}-${Math.max(...numbers) + 1}`;
}

/** Reads a state that was kept. Of what is not one, nothing is taken. */
export function stateFrom(text: string | null | undefined): DemoState {
  const kept = text && (JSON.parse(text) as Partial<DemoState> | null);
  if (!kept || !Array.isArray(kept.written) || !kept.accepted) return untouched;
  const { written, accepted, current } = kept;
  return { written, accepted, ...(current && { current }) };
}
