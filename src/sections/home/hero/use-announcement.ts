import { useEffect } from "react";
import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue } from "../scene/project";

/** How long somebody has to pause before a suggestion is said, in ms. */
const pause = 900;

type Words = Pick<Queries.ComposerFragment, "announce" | "none">;

/** Tells screen readers what is suggested for a draft, once its writer pauses. */
export function useAnnouncement(
  draft: SceneIssue | undefined,
  words: Words,
  say: (text: string) => void,
): void {
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(
      () => say(issueSentence(draft.suggested ? words.announce : words.none, draft)),
      pause,
    );
    return () => clearTimeout(timer);
  }, [draft, words, say]);
}
