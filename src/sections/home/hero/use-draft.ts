import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { allParts, complete, nextKey, write } from "../demo/demo-state";
import type { Act } from "../demo/demo-store";
import type { Suggest } from "../demo/suggest";
import type { SceneIssue, SceneProject } from "../scene/project";

/**
 * What the demo suggests, once its words are here: they are asked for when the board is (it hydrates when it is
 * needed), and again with every letter that is typed while they could not be had.
 */
function useKnownWords() {
  const [suggest, setSuggest] = useState<Suggest>();
  const asked = useRef(false);

  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import("../demo/known-words").then(
      (words) => setSuggest(() => words.suggest),
      () => {
        asked.current = false;
      },
    );
  }, []);

  useEffect(load, [load]);

  return { suggest, load };
}

/**
 * The issue that a visitor is about to write. One that is put on the board before the words are here gets its
 * suggestions when they come.
 * @returns `draft` while there is a title, `setTitle`, and `add`, which puts an issue on the board and returns it
 */
export function useDraft(project: SceneProject, act: Act) {
  const [text, setText] = useState("");
  const { suggest, load } = useKnownWords();
  const early = useRef<SceneIssue[]>([]);
  const setTitle = useCallback(
    (written: string) => {
      load();
      setText(written);
    },
    [load],
  );

  const key = useMemo(() => nextKey(project), [project]);
  const draftOf = useCallback(
    (written: string): SceneIssue | undefined => {
      const title = written.trim().replace(/\s+/g, " ");
      if (!title) return undefined;
      const issue: SceneIssue = {
        key,
        title,
        status: project.columns[0] ?? "",
        priority: "Medium",
        assignee: "",
        epic: null,
        type: "Task",
        labels: [],
        points: 0,
        subtasks: null,
        suggested: null,
      };
      return suggest ? suggested(issue, project, suggest) : issue;
    },
    [suggest, project, key],
  );
  const draft = useMemo(() => draftOf(text), [draftOf, text]);

  // With the text as it stands in the line: `draft` may be a letter behind it.
  const add = (written: string): SceneIssue | undefined => {
    const issue = draftOf(written);
    if (!issue) return undefined;
    if (!suggest) early.current.push(issue);
    act(write, issue);
    return issue;
  };
  useEffect(() => {
    if (!suggest) return;
    for (const issue of early.current.splice(0)) {
      act(complete, suggested(issue, project, suggest));
    }
  }, [suggest, project, act]);

  return { draft, setTitle, add };
}

/** The issue with what the demo suggests for its title, if it knows a word of it. */
function suggested(issue: SceneIssue, { scale }: SceneProject, suggest: Suggest): SceneIssue {
  const suggestion = suggest(issue.title, scale);
  return suggestion ? { ...issue, ...suggestion, suggested: allParts } : issue;
}
