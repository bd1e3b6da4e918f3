import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import type { SceneIssue } from "../scene/project";
import { DraftAnswer, answer } from "./draft-answer";

interface ExamplesProps {
  words: Queries.ComposerFragment;
  /** What is being written. */
  draft: SceneIssue | undefined;
  onTake: (sentence: string) => void;
}

/** Sentences to take over; while an issue is written, what it comes to stands in their place. */
export function Examples({ words, draft, onTake }: ExamplesProps) {
  return (
    <Below>
      <Sentences data-away={Boolean(draft)}>
        {words.examples}
        {words.sentences.map((sentence) => (
          <button key={sentence} type="button" onClick={() => onTake(sentence)}>
            {sentence}
          </button>
        ))}
      </Sentences>
      {draft && <DraftAnswer draft={draft} words={words} />}
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }
  & > p {
    ${answer}
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
    font-size: inherit;
    color: ${theme.color.ink};
  }
  button:focus-visible {
    border-radius: ${theme.radius.pill};
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
