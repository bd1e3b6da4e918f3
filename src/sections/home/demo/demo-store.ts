/** One store for all scenes of the page, kept while the tab is open. */
import { useMemo, useSyncExternalStore } from "react";
import { keepDemo, keptDemo } from "../../../browser/kept-demo";
import { ifAllowed } from "../../../lib/if-allowed";
import { issueOf, type SceneProject } from "../scene/project";
import * as demo from "./demo-state";

type Listener = () => void;

const listeners = new Set<Listener>();
let state: demo.DemoState | undefined;

/** A browser may refuse to keep anything; then the state lasts as long as the page. */
function keep(next: demo.DemoState): void {
  state = next;
  keepDemo(JSON.stringify(next));
  for (const listener of listeners) listener();
}

const now = (): demo.DemoState =>
  (state ??= ifAllowed(() => demo.stateFrom(keptDemo())) ?? demo.untouched);

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `act` when the visitor has done something, at once where that was before: the HTML of scenes no longer shows the
 * project as it is.
 * @returns how to stop
 */
export function whileDemoChanged(act: Listener): () => void {
  if (now() !== demo.untouched) act();
  return subscribe(act);
}

/** Does one of the acts of `demo-state`: `act(pick, key)`. */
export type Act = <Rest extends unknown[]>(
  change: (state: demo.DemoState, ...rest: Rest) => demo.DemoState,
  ...rest: Rest
) => void;

export const act: Act = (change, ...rest) => keep(change(now(), ...rest));

/** Forgets everything; for tests. */
export const reset = (): void => {
  state = demo.untouched;
  for (const listener of listeners) listener();
};

interface DemoProject {
  /** For what a visitor does. */
  act: Act;
  /** In the server's HTML and while hydrating, nothing. */
  visitor: demo.DemoState;
  /** As the visitor has left it. */
  project: SceneProject;
  /** The issue that the visitor wrote, picked or accepted last. */
  chosen: demo.SceneIssue | undefined;
  /** That one, or the project's own: the issue that walks the page. */
  walking: demo.SceneIssue;
}

/** The demo project for a scene. */
export function useDemoProject(given: SceneProject): DemoProject {
  const visitor = useSyncExternalStore(subscribe, now, () => demo.untouched);
  const project = useMemo(() => demo.withVisitor(given, visitor), [given, visitor]);
  const chosen = project.issues.find(({ key }) => key === visitor.current);
  return { act, visitor, project, chosen, walking: chosen ?? issueOf(project, project.walks) };
}
