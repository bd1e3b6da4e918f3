import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { Reasons } from "../demo/reasons";
import { suggest } from "../../../lib/suggestions";
import { fillTemplate, type SceneIssue } from "../demo/project";
import { AiChip, OneLine } from "../scene/parts";
import { useScene } from "../scene/scene-context";

interface ExamplesProps {
  copy: Queries.BoardSceneFragment["composer"];
  draft: SceneIssue | undefined;
  onPick: (sentence: string) => void;
}

/**
 * Sentences to pick. Suggestions for a draft replace them, with reasons, because the card may be out of sight. When there's
 * no suggestion, the text says so once the draft has two words.
 */
export function Examples({ copy, draft, onPick }: ExamplesProps) {
  const { scale, copy: shared } = useScene().project;
  const isSuggested = Boolean(draft?.suggested);
  const isUnknown = !isSuggested && draft?.title.includes(" ");
  return (
    <Line>
      <Sentences data-away={isSuggested}>
        <span>{isUnknown ? copy.nothing : copy.examples}</span>
        {copy.sentences.map((sentence) => (
          <button key={sentence} type="button" onClick={() => onPick(sentence)}>
            {sentence}
          </button>
        ))}
      </Sentences>
      {draft && isSuggested && (
        <div aria-hidden>
          <p>
            {draft.labels.map((label) => (
              <AiChip key={label}>{label}</AiChip>
            ))}
            <span>{fillTemplate(copy.inShort, draft)}</span>
          </p>
          <OneLine>
            <Reasons why={suggest(draft.title, scale)?.why ?? []} copy={shared} />
          </OneLine>
        </div>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The same height with and without labels, so that the board below does not move. */
  min-height: 2.75rem;

  & > * {
    grid-area: 1 / 1;
  }
  /* Styled by the parent, because a rule inserted on a press restyles the page (docs/decisions/004-styles.md). */
  & > [aria-hidden] {
    display: grid;
    align-content: center;
    min-width: 0;
    font-size: ${theme.text.sm};
    line-height: 1.25rem;
    color: ${theme.color.muted};
  }
  & > [aria-hidden] > p {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-height: 1.5rem;
    white-space: nowrap;
    color: ${theme.color.ai};

    &::before {
      ${drawn("0.75rem", "spark")}
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
  font-size: ${theme.text.sm};
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
