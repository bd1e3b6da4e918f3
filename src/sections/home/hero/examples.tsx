import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { issueSentence } from "../scene/issue-sentence";
import { AiChip, OneLine } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { spark } from "../scene/signs";

interface ExamplesProps {
  words: Queries.BoardSceneFragment["composer"];
  draft: SceneIssue | undefined;
  onPick: (sentence: string) => void;
}

/** Sentences to pick; a draft's suggestions replace them, as its card may be out of sight. */
export function Examples({ words, draft, onPick }: ExamplesProps) {
  return (
    <Below>
      <Sentences data-away={Boolean(draft)}>
        {words.examples}
        {words.sentences.map((sentence) => (
          <button key={sentence} type="button" onClick={() => onPick(sentence)}>
            {sentence}
          </button>
        ))}
      </Sentences>
      {draft && (
        <p aria-hidden data-suggested={Boolean(draft.suggested)}>
          {draft.labels.map((label) => (
            <AiChip key={label}>{label}</AiChip>
          ))}
          {draft.suggested ? <OneLine>{issueSentence(words.inShort, draft)}</OneLine> : words.none}
        </p>
      )}
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }
  /* Rules of the parent: inserting a rule on a press would restyle the page (docs/decisions/004-styles.md). */
  & > p {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-width: 0;
    color: ${theme.color.muted};
  }
  & > [data-suggested="true"] {
    color: ${theme.color.ai};

    &::before {
      ${drawn("12px", spark)}
    }
  }
`;

const Sentences = styled.div`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  margin-inline: calc(-1 * ${theme.space[4]});
  padding: 0.1875rem ${theme.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  color: ${theme.color.muted};

  &[data-away="true"] {
    visibility: hidden;
  }
  button {
    flex: none;
    min-height: 2rem;
    padding: 0 0.625rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.pill};
    background: none;
    color: ${theme.color.ink};
  }
  ${media.coarse} {
    button {
      min-height: ${theme.size.target};
    }
  }
  ${media.hover} {
    button:hover {
      border-color: ${theme.color.edge};
      background: ${theme.color.sunken};
    }
  }
`;
