/** The issue that a visitor is typing, and its announcement for screen readers. */
import { useEffect, useState } from "react";
import { suggest } from "../../../lib/suggestions";
import { fillTemplate, type SceneIssue, type SceneProject } from "./project";
import { reasonsText } from "./reasons";

export const maxTitle = 140;

/** Turns a typed title into an issue with suggestions. Returns undefined for an empty title. */
export function createDraft(
  text: string,
  project: SceneProject,
  key: string,
): SceneIssue | undefined {
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

/** Describes the suggestions for a draft, and the words that changed its estimate. */
export function describeDraft(
  template: string,
  issue: SceneIssue,
  { scale, copy }: SceneProject,
): string {
  const labels = issue.labels.length > 0 ? issue.labels : [copy.noLabel];
  const { why = [] } = suggest(issue.title, scale) ?? {};
  return `${fillTemplate(template, { ...issue, labels })} ${reasonsText({ why, copy })}`.trim();
}

/** In ms. */
const debounce = 900;

/**
 * Manages the text of a scene's live region.
 * @param typed announced once the visitor stops typing
 * @returns the text, and a function that announces something right away
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
