/** The visitor's changes to the demo project: one store for all scenes, kept in `sessionStorage`. */
import { useMemo, useSyncExternalStore } from "react";
import { ifAllowed } from "../../../lib/if-allowed";
import { storeDemo, storedDemo } from "../../../lib/stored-demo";
import type { SceneIssue, SceneProject } from "./project";

interface DemoState {
  /** Issues that the visitor wrote, newest first. */
  written: readonly SceneIssue[];
  /** Keys of issues whose suggestions were accepted. */
  accepted: readonly string[];
  /** Column by key of a moved issue. */
  moved: Readonly<Record<string, string>>;
}

export const initialState: DemoState = { written: [], accepted: [], moved: {} };

type Unchecked<Type> = Partial<Record<keyof Type, unknown>>;

/** Whether a stored value is a valid state. Issues are checked as far as scenes show them. */
function isDemoState(stored: unknown): stored is DemoState {
  const { written, accepted, moved } = Object(stored) as Unchecked<DemoState>;
  return (
    Array.isArray(written) &&
    written.every(isIssue) &&
    areStrings(accepted) &&
    Boolean(moved) &&
    areStrings(Object.values(moved as object))
  );
}

function isIssue(stored: unknown): boolean {
  const issue = Object(stored) as Unchecked<SceneIssue>;
  const { key, title, type, status, priority, assignee, labels, points } = issue;
  const lists = [issue.subtasks, issue.suggested].filter((list) => list !== null);
  return (
    areStrings([key, title, type, status, priority, assignee]) &&
    [labels, ...lists].every(areStrings) &&
    typeof points === "number"
  );
}

const areStrings = (list: unknown): boolean =>
  Array.isArray(list) && list.every((item) => typeof item === "string");

/** Applies the visitor's changes to the project. Unchanged issues stay the same objects, for `memo`. */
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

/** Returns the key of the visitor's next issue: CRN-143 after CRN-142. */
export function nextKey({ newest }: SceneProject, { written }: DemoState): string {
  const [prefix, number] = newest.split("-");
  return `${prefix}-${Number(number) + written.length + 1}`;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let state: DemoState | undefined;

/** Ignores a state that another release stored in a different format. */
function readState(): DemoState | undefined {
  const stored: unknown = JSON.parse(storedDemo() ?? "null");
  return isDemoState(stored) ? stored : undefined;
}
export const getState = (): DemoState => (state ??= ifAllowed(readState) ?? initialState);

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates a part of the state and stores it for this tab. */
export function change(part: Partial<DemoState>): void {
  state = { ...getState(), ...part };
  storeDemo(JSON.stringify(state));
  for (const listener of listeners) listener();
}

/** Adds an issue that the visitor wrote. */
export const write = (issue: SceneIssue): void =>
  change({ written: [issue, ...getState().written] });

/** Accepts the suggestions of an issue, or restores them. */
export function setAccepted(key: string, isAccepted: boolean): void {
  const others = getState().accepted.filter((other) => other !== key);
  change({ accepted: isAccepted ? [...others, key] : others });
}

/** Moves an issue to a column. */
export const move = (key: string, column: string): void =>
  change({ moved: { ...getState().moved, [key]: column } });

/** Returns the project with the visitor's changes. The server and hydration render it without them. */
export function useDemoProject(initial: SceneProject) {
  const visitor = useSyncExternalStore(subscribe, getState, () => initialState);
  const project = useMemo(() => withVisitor(initial, visitor), [initial, visitor]);
  return { visitor, project };
}
