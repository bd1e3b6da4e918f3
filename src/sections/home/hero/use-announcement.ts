import { useEffect } from "react";
import type { SceneIssue } from "../scene/project";

/** How long somebody has to pause before a suggestion is said, in ms. */
const pause = 900;

/** Tells screen readers what is suggested for a draft, once its writer pauses. */
export function useAnnouncement(
  draft: SceneIssue | undefined,
  { announce, none }: Pick<Queries.ComposerFragment, "announce" | "none">,
  say: (text: string) => void,
): void {
  const text =
    draft &&
    (draft.suggested
      ? announce
          .replace("{labels}", draft.labels.join(", "))
          .replace("{points}", String(draft.points))
          .replace("{count}", String(draft.subtasks?.length ?? 0))
      : none);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => say(text), pause);
    return () => clearTimeout(timer);
  }, [text, say]);
}
