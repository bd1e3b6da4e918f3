/** The issue that a visitor is typing, and what screen readers say about it. */
import { useEffect, useState } from "react";
import { suggest } from "../../../lib/suggestions";
import { issueSentence, type SceneIssue, type SceneProject } from "./project";
import { reasonsText } from "./reasons";

/** How long a title may be. */
export const maxTitle = 140;

/** The issue with a title that a visitor is typing, with suggestions; none while there is no title. */
export function draftOf(text: string, project: SceneProject, key: string): SceneIssue | undefined {
  const title = text.trim().replace(/\s+/g, " ");
  if (!title) return undefined;
  const { type = "Task", labels = [], points } = suggest(title, project.scale) ?? {};
  return {
    key,
    title,
    status: project.columns[0] ?? "",
    priority: "Medium",
    assignee: "",
    epic: null,
    subtasks: null,
    type,
    labels,
    points: points ?? 0,
    suggested: points ? ["labels", "points"] : null,
  };
}

/** What screen readers say about a draft with suggestions, and the words that moved the estimate. */
export function announcementOf(
  template: string,
  issue: SceneIssue,
  { scale, copy }: SceneProject,
): string {
  const labels = issue.labels.length > 0 ? issue.labels : [copy.noLabel];
  const { why = [] } = suggest(issue.title, scale) ?? {};
  return `${issueSentence(template, { ...issue, labels })} ${reasonsText({ why, copy })}`.trim();
}

/** Debounce of what is announced while a visitor types, in ms. */
const debounce = 900;

/**
 * The text of a scene's live region.
 * @param typed what follows from the visitor's typing: announced when they pause
 * @returns the text, and a function that announces another one at once
 */
export function useAnnouncement(typed: string | undefined) {
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => announce(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  return [announcement, announce] as const;
}
