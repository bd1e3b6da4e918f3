/** One store for all scenes of the page, kept while the tab is open. */
import { useMemo, useSyncExternalStore } from "react";
import { keepDemo, keptDemo } from "../../../browser/kept-demo";
import { ifAllowed } from "../../../lib/if-allowed";
import { issueOf, type SceneProject } from "../scene/project";
import * as demo from "./demo-state";

const listeners = new Set<() => void>();
let state: demo.DemoState | undefined;

/** A browser may refuse to keep anything; then the state lasts as long as the page. */
function keep(next: demo.DemoState): void {
  state = next;
  keepDemo(JSON.stringify(next));
  for (const listener of listeners) listener();
}

const now = (): demo.DemoState =>
  (state ??= ifAllowed(() => demo.stateFrom(keptDemo())) ?? demo.untouched);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `act` when the visitor has done something, at once where that was before this page was loaded: scenes that
 * wait for their code (`ui/hydrate-when-needed`) no longer show the project as it is.
 * @returns how to stop
 */
export function onDemoChange(act: () => void): () => void {
  if (now() !== demo.untouched) act();
  return subscribe(act);
}

export const pick = (key: string): void => keep(demo.pick(now(), key));
export const write = (issue: demo.SceneIssue): void => keep(demo.write(now(), issue));
export const complete = (issue: demo.SceneIssue): void => keep(demo.complete(now(), issue));
export const accept = (key: string, parts: readonly demo.IssuePart[] = demo.allParts): void =>
  keep(demo.accept(now(), key, parts));
export const undo = (key: string, parts: readonly demo.IssuePart[] = demo.allParts): void =>
  keep(demo.undo(now(), key, parts));

/** Forgets everything; for tests. */
export const reset = (): void => keep(demo.untouched);

/** What the visitor did; in the server's HTML and while hydrating, nothing. */
export const useDemo = (): demo.DemoState =>
  useSyncExternalStore(subscribe, now, () => demo.untouched);

interface DemoProject {
  /** As the visitor has left it. */
  project: SceneProject;
  /** The issue that the visitor wrote, picked or accepted last. */
  chosen: demo.SceneIssue | undefined;
  /** That one, or the project's own: the issue that walks the page. */
  walking: demo.SceneIssue;
}

/** The demo project for a scene. */
export function useDemoProject(given: SceneProject): DemoProject {
  const visitor = useDemo();
  const project = useMemo(() => demo.withVisitor(given, visitor), [given, visitor]);
  const chosen = project.issues.find(({ key }) => key === visitor.current);
  return { project, chosen, walking: chosen ?? issueOf(project, project.walks) };
}
