import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { allParts, nextKey } from "../demo/demo-state";
import type { SceneIssue, SceneProject } from "../scene/project";

type SuggestFor = typeof import("../demo/known-words").suggestFor;

/**
 * What the demo suggests, once its words are here: they are asked for when the board is (it hydrates when it is
 * needed), and again with every letter that is typed while they could not be had.
 */
function useKnownWords() {
  const [suggestFor, setSuggestFor] = useState<SuggestFor>();
  const asked = useRef(false);

  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import("../demo/known-words").then(
      (words) => setSuggestFor(() => words.suggestFor),
      () => {
        asked.current = false;
      },
    );
  }, []);

  useEffect(load, [load]);

  return { suggestFor, load };
}

/**
 * The issue that a visitor is about to write.
 * @returns `draft` while there is a title, and `setTitle`
 */
export function useDraft(project: SceneProject) {
  const [text, setText] = useState("");
  const { suggestFor, load } = useKnownWords();
  const setTitle = useCallback(
    (written: string) => {
      load();
      setText(written);
    },
    [load],
  );
  const title = text.trim().replace(/\s+/g, " ");

  const draft = useMemo<SceneIssue | undefined>(() => {
    if (!title) return undefined;
    const suggestion = suggestFor?.(title, project.scale);
    return {
      key: nextKey(project),
      title,
      status: project.columns[0] ?? "",
      priority: "Medium",
      assignee: "",
      epic: null,
      type: suggestion?.type ?? "Task",
      labels: suggestion?.labels ?? [],
      points: suggestion?.points ?? 0,
      subtasks: suggestion?.subtasks ?? null,
      suggested: suggestion ? allParts : null,
    };
  }, [title, suggestFor, project]);

  return { draft, setTitle };
}
