import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { AcceptButton } from "../demo/accept-button";
import { setAccepted } from "../demo/demo-store";
import { isSuggested, type SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { suggestionSign } from "../scene/signs";

interface SuggestionProps {
  part: Queries.IssuePart;
  issue: SceneIssue;
  /** Parts that the visitor accepted. */
  accepted: readonly Queries.IssuePart[] | undefined;
  words: Queries.PlanningFragment["demo"];
  children: ReactNode;
}

/** One suggested part of an issue, in the AI's colour until it is accepted. */
export function Suggestion({ issue, part, accepted, words, children }: SuggestionProps) {
  const { project, announce } = useScene();
  const isPending = isSuggested(issue, part);
  const title = words[isPending ? "suggested" : "accepted"][part];
  const accept = () => {
    setAccepted(issue.key, isPending, [part]);
    if (isPending) announce?.(`${project.words.accepted}: ${words.accepted[part]}`);
  };
  return (
    <Suggested data-accepted={!isPending}>
      <Head data-suggested={isPending}>
        <h4>{title}</h4>
        {(isPending || accepted?.includes(part)) && (
          <AcceptButton accepted={!isPending} what={title} onClick={accept} />
        )}
      </Head>
      {children}
    </Suggested>
  );
}

const Suggested = styled.div`
  /* For the parts inside. */
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
  font-size: ${theme.text.sm};
  color: var(--tone);

  ${suggestionSign(12)}
  h4 {
    font-family: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
`;
