import { type ReactNode, useId, useState } from "react";
import { Check } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Spark } from "../scene/parts";

interface SuggestionProps {
  title: string;
  words: Queries.PlanningDemoFragment;
  say: (text: string) => void;
  children: ReactNode;
}

/** One thing the AI suggests, in its colour until somebody accepts it. */
export function Suggestion({ title, words, say, children }: SuggestionProps) {
  const [accepted, setAccepted] = useState(false);
  const id = useId();
  const accept = () => {
    setAccepted(!accepted);
    if (!accepted) say(`${words.accepted}: ${title}`);
  };
  return (
    <Suggested data-accepted={accepted}>
      <Head>
        {accepted ? <Check size={13} strokeWidth={2.5} aria-hidden /> : <Spark size={12} />}
        <h4 id={`${id}-title`}>{title}</h4>
        <button id={id} type="button" aria-labelledby={`${id} ${id}-title`} onClick={accept}>
          {accepted ? words.accepted : words.accept}
        </button>
      </Head>
      <div data-settles>{children}</div>
    </Suggested>
  );
}

const Suggested = styled.div`
  /* Lists inside draw themselves with these: the AI's until accepted, the team's after. */
  --tone: ${theme.color.ai};
  --edge: ${theme.color.aiLine};
  --tint: ${theme.color.aiTint};
  --style: dashed;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  &[data-accepted="true"] {
    --tone: ${theme.color.ink};
    --edge: ${theme.color.edge};
    --tint: transparent;
    --style: solid;
  }
  &:nth-child(3) {
    --after: 180ms;
  }
  &:nth-child(4) {
    --after: 360ms;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  color: var(--tone);

  & > svg {
    flex: none;
  }
  h4 {
    font-family: inherit;
    font-size: ${theme.text.sm};
    font-weight: 600;
    letter-spacing: 0;
  }
  button {
    min-height: 2.25rem;
    margin-left: auto;
    padding: 0 0.875rem;
    border: 1px solid currentColor;
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.sm};
    font-weight: 550;
    color: inherit;
    background: none;
    transition: background ${theme.motion.quick};
  }
  ${media.coarse} {
    button {
      min-height: 2.75rem;
    }
  }
  button:focus-visible {
    border-radius: ${theme.radius.pill};
  }
  ${media.hover} {
    button:hover {
      background: var(--tint);
    }
  }
`;
