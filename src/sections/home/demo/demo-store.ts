/** One store for all scenes of the page; `sessionStorage` keeps its state. */
import { useMemo, useSyncExternalStore } from "react";
import { storeDemo, storedDemo } from "../../../lib/stored-demo";
import { ifAllowed } from "../../../lib/if-allowed";
import type { SceneIssue, SceneProject } from "../scene/project";
import { initialState, isDemoState, withVisitor, type DemoState } from "./demo-state";

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
