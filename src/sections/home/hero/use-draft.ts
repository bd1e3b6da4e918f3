import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { allParts, complete, nextKey, write } from "../demo/demo-state";
import { dispatch } from "../demo/demo-store";
import type { Suggest } from "../demo/suggest";
import type { SceneIssue, SceneProject } from "../scene/project";

/** Loads the demo's words with the board, and after a failure again with every typed letter. */
function useKnownWords() {
  const [suggest, setSuggest] = useState<Suggest>();
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    import("../demo/known-words").then(
      (words) => setSuggest(() => words.suggest),
      () => {
        isRequested.current = false;
      },
    );
  }, []);
  useEffect(load, [load]);
  return { suggest, load };
}

/** The issue that a visitor is writing: `draft` while there is a title; `add` writes it to the board and returns it. */
export function useDraft(project: SceneProject) {
  const [text, setText] = useState("");
  const { suggest, load } = useKnownWords();
  const draft = useMemo(() => draftOf(text, project, suggest), [text, project, suggest]);
  const setTitle = useCallback(
    (title: string) => {
      load();
      setText(title);
    },
    [load],
  );

  /** Issues that were added before the words were loaded. */
  const incomplete = useRef<SceneIssue[]>([]);
  // Takes the title, as `draft` may be a letter behind it.
  const add = (title: string): SceneIssue | undefined => {
    const issue = draftOf(title, project, suggest);
    if (!issue) return undefined;
    if (!suggest) incomplete.current.push(issue);
    dispatch(write, issue);
    return issue;
  };
  useEffect(() => {
    if (!suggest) return;
    for (const issue of incomplete.current.splice(0)) {
      dispatch(complete, withSuggestions(issue, project, suggest));
    }
  }, [suggest, project]);

  return { draft, setTitle, add };
}

function draftOf(text: string, project: SceneProject, suggest?: Suggest): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const issue: SceneIssue = {
    key: nextKey(project),
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
  return suggest ? withSuggestions(issue, project, suggest) : issue;
}

function withSuggestions(issue: SceneIssue, { scale }: SceneProject, suggest: Suggest): SceneIssue {
  const suggestion = suggest(issue.title, scale);
  return suggestion ? { ...issue, ...suggestion, suggested: allParts } : issue;
}
