import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn } from "../../../ui/drawn";
import { issueSentence } from "../scene/issue-sentence";
import { AiChip, OneLine } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { spark } from "../scene/signs";

interface DraftAnswerProps {
  draft: SceneIssue;
  words: Queries.ComposerFragment;
}

/** What the AI suggests for an issue that is being written, in one line: its card may be out of sight. */
export function DraftAnswer({ draft, words }: DraftAnswerProps) {
  if (!draft.suggested) return <p aria-hidden>{words.none}</p>;
  return (
    <p aria-hidden data-suggested>
      {draft.labels.map((label) => (
        <AiChip key={label}>{label}</AiChip>
      ))}
      <OneLine>{issueSentence(words.inShort, draft)}</OneLine>
    </p>
  );
}

/** How it looks, for what stands around it: no rule comes with a press (docs/decisions/004-styles.md). */
export const answer = css`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-width: 0;
  color: ${theme.color.muted};

  &[data-suggested] {
    color: ${theme.color.ai};

    &::before {
      ${drawn("12px", spark)}
    }
  }
`;
