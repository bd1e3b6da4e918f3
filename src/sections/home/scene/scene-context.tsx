import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { SceneProject } from "../demo/project";

interface Scene {
  /** Without issues: they change with the visitor, and come from `useDemoProject`. */
  project: Omit<SceneProject, "issues">;
  /** Writes to the scene's live region. */
  announce?: (text: string) => void;
}

const SceneContext = createContext<Scene | undefined>(undefined);

/** Render it inside a scene's root component, because an island sees no context of the page. */
export function SceneProvider({ project, announce, children }: Scene & { children: ReactNode }) {
  const scene = useMemo(() => ({ project, announce }), [project, announce]);
  return <SceneContext value={scene}>{children}</SceneContext>;
}

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("A part of a scene is used outside of <SceneProvider>.");
  return scene;
}
