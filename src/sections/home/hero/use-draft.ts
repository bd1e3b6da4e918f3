import { useMemo, useState } from "react";
import { allParts, nextKey, write } from "../demo/demo-state";
import { dispatch } from "../demo/demo-store";
import { suggest } from "../demo/past-issues";
import type { SceneIssue, SceneProject } from "../scene/project";

/** The issue that a visitor is writing: `draft` while there is a title; `add` writes it to the board and returns it. */
export function useDraft(project: SceneProject) {
  const [title, setTitle] = useState("");
  const draft = useMemo(() => draftOf(title, project), [title, project]);

  // Takes the title, as `draft` may be a letter behind it.
  const add = (current: string): SceneIssue | undefined => {
    const issue = draftOf(current, project);
    if (issue) dispatch(write, issue);
    return issue;
  };

  return { draft, setTitle, add };
}

function draftOf(text: string, project: SceneProject): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const suggestion = suggest(title);
  return {
    key: nextKey(project),
    title,
    status: project.columns[0] ?? "",
    priority: "Medium",
    assignee: "",
    epic: null,
    ...(suggestion ?? { type: "Task", labels: [], points: 0, subtasks: null }),
    suggested: suggestion ? allParts : null,
  };
}
