/** One store for all scenes of the page; `sessionStorage` keeps its state. */
import { useMemo, useSyncExternalStore } from "react";
import { storeDemo, storedDemo } from "../../../browser/stored-demo";
import { ifAllowed } from "../../../lib/if-allowed";
import { issueOf, type SceneIssue, type SceneProject } from "../scene/project";
import { allParts, initialState, withVisitor, type DemoState } from "./demo-state";

type Listener = () => void;

const listeners = new Set<Listener>();
let state: DemoState | undefined;

const readState = () => JSON.parse(storedDemo() ?? "null") as DemoState | null;
export const getState = (): DemoState => (state ??= ifAllowed(readState) ?? initialState);

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes, and calls `listener` at once if the stored state already differs from the scenes' HTML. */
export function whileDemoChanged(listener: Listener): () => void {
  if (getState() !== initialState) listener();
  return subscribe(listener);
}

/** Changes a part of the state, and keeps it for the tab. */
export function change(part: Partial<DemoState>): void {
  state = { ...getState(), ...part };
  storeDemo(JSON.stringify(state));
  for (const listener of listeners) listener();
}

/** Makes an issue the current one. */
export const pick = (key: string): void => change({ current: key });

/** Adds an issue by the visitor. */
export const write = (issue: SceneIssue): void =>
  change({ written: [issue, ...getState().written], current: issue.key });

/** Accepts suggested parts of an issue, or undoes that. */
export function setAccepted(key: string, isAccepted: boolean, parts = allParts): void {
  const { accepted } = getState();
  const others = (accepted[key] ?? []).filter((part) => !parts.includes(part));
  const ofIssue = isAccepted ? [...others, ...parts] : others;
  change({ current: key, accepted: { ...accepted, [key]: ofIssue } });
}

/** Moves an issue to a column. */
export const move = (key: string, column: string): void =>
  change({ moved: { ...getState().moved, [key]: column } });

/** The demo project with the visitor's changes; the server and hydration render it without. */
export function useDemoProject(given: SceneProject) {
  const visitor = useSyncExternalStore(subscribe, getState, () => initialState);
  const project = useMemo(() => withVisitor(given, visitor), [given, visitor]);
  /** The issue that the visitor wrote, picked or accepted last. */
  const chosen = project.issues.find(({ key }) => key === visitor.current);
  /** `chosen`, or the project's own example: the issue that all scenes show. */
  const featured = chosen ?? issueOf(project, project.walks);
  return { visitor, project, chosen, featured };
}
