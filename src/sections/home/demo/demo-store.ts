/** One store for all scenes of the page; `sessionStorage` keeps its state. */
import { useMemo, useSyncExternalStore } from "react";
import { storeDemo, storedDemo } from "../../../browser/stored-demo";
import { ifAllowed } from "../../../lib/if-allowed";
import { issueOf, type SceneProject } from "../scene/project";
import * as demo from "./demo-state";

type Listener = () => void;

const listeners = new Set<Listener>();
let state: demo.DemoState | undefined;

const readState = () => JSON.parse(storedDemo() ?? "null") as demo.DemoState | null;
const getState = (): demo.DemoState => (state ??= ifAllowed(readState) ?? demo.initialState);

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes, and calls `listener` at once if the stored state already differs from the scenes' HTML. */
export function whileDemoChanged(listener: Listener): () => void {
  if (getState() !== demo.initialState) listener();
  return subscribe(listener);
}

/** Applies an action of `demo-state.ts`: `dispatch(pick, key)`. */
export function dispatch<Rest extends unknown[]>(
  action: (state: demo.DemoState, ...rest: Rest) => demo.DemoState,
  ...rest: Rest
): void {
  state = action(getState(), ...rest);
  storeDemo(JSON.stringify(state));
  for (const listener of listeners) listener();
}

/** The demo project with the visitor's changes; the server and hydration render it without. */
export function useDemoProject(given: SceneProject) {
  const visitor = useSyncExternalStore(subscribe, getState, () => demo.initialState);
  const project = useMemo(() => demo.withVisitor(given, visitor), [given, visitor]);
  /** The issue that the visitor wrote, picked or accepted last. */
  const chosen = project.issues.find(({ key }) => key === visitor.current);
  /** `chosen`, or the project's own example: the issue that all scenes show. */
  const featured = chosen ?? issueOf(project, project.walks);
  return { visitor, project, chosen, featured };
}
