import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { SceneProject } from "../demo/project";

interface Scene {
  /** Its issues come from `useDemoProject`, with the visitor's changes. */
  project: Omit<SceneProject, "issues">;
  /** Writes to the scene's live region. */
  announce?: (text: string) => void;
}

const SceneContext = createContext<Scene | undefined>(undefined);

/** Stands inside a scene's root component: an island sees no context of the page around it. */
export function SceneProvider({ project, announce, children }: Scene & { children: ReactNode }) {
  const scene = useMemo(() => ({ project, announce }), [project, announce]);
  return <SceneContext value={scene}>{children}</SceneContext>;
}

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("A part of a scene is used outside of <SceneProvider>.");
  return scene;
}
