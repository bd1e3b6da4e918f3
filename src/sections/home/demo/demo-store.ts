/** What a visitor has done with the demo project: one store for all scenes of the page. `sessionStorage` keeps its state. */
import { useMemo, useSyncExternalStore } from "react";
import { ifAllowed } from "../../../lib/if-allowed";
import { storeDemo, storedDemo } from "../../../lib/stored-demo";
import type { SceneIssue, SceneProject } from "./project";

export interface DemoState {
  /** Issues by the visitor, the newest first. */
  written: readonly SceneIssue[];
  /** Keys of the issues whose suggestions the visitor accepted. */
  accepted: readonly string[];
  /** Columns to which issues were moved, by the issue's key. */
  moved: Readonly<Record<string, string>>;
}

export const initialState: DemoState = { written: [], accepted: [], moved: {} };

type Stored<Form> = Partial<Record<keyof Form, unknown>>;

/** Whether something has the form of a state, down to what the scenes show of an issue. */
export function isDemoState(stored: unknown): stored is DemoState {
  const { written, accepted, moved } = Object(stored) as Stored<DemoState>;
  return (
    Array.isArray(written) &&
    written.every(isIssue) &&
    areTexts(accepted) &&
    Boolean(moved) &&
    areTexts(Object.values(moved as object))
  );
}

function isIssue(stored: unknown): boolean {
  const issue = Object(stored) as Stored<SceneIssue>;
  const { key, title, type, status, priority, assignee, labels, points } = issue;
  const lists = [issue.subtasks, issue.suggested].filter((list) => list !== null);
  return (
    areTexts([key, title, type, status, priority, assignee]) &&
    [labels, ...lists].every(areTexts) &&
    typeof points === "number"
  );
}

const areTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((text) => typeof text === "string");

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

type Listener = () => void;

const listeners = new Set<Listener>();
let state: DemoState | undefined;

/** What another release has stored may have another form: then everything begins anew. */
function readState(): DemoState | undefined {
  const stored: unknown = JSON.parse(storedDemo() ?? "null");
  return isDemoState(stored) ? stored : undefined;
}
export const getState = (): DemoState => (state ??= ifAllowed(readState) ?? initialState);

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes a part of the state, and keeps it for the tab. */
export function change(part: Partial<DemoState>): void {
  state = { ...getState(), ...part };
  storeDemo(JSON.stringify(state));
  for (const listener of listeners) listener();
}

/** Adds an issue by the visitor. */
export const write = (issue: SceneIssue): void =>
  change({ written: [issue, ...getState().written] });

/** Accepts the suggestions of an issue, or undoes that. */
export function setAccepted(key: string, isAccepted: boolean): void {
  const others = getState().accepted.filter((one) => one !== key);
  change({ accepted: isAccepted ? [...others, key] : others });
}

/** Moves an issue to a column. */
export const move = (key: string, column: string): void =>
  change({ moved: { ...getState().moved, [key]: column } });

/** The demo project with the visitor's changes; the server and hydration render it without. */
export function useDemoProject(given: SceneProject) {
  const visitor = useSyncExternalStore(subscribe, getState, () => initialState);
  const project = useMemo(() => withVisitor(given, visitor), [given, visitor]);
  return { visitor, project };
}
