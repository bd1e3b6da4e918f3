import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { AcceptButton } from "../demo/accept-button";
import { accept, undo, type IssuePart } from "../demo/demo-state";
import type { Act } from "../demo/demo-store";
import { isSuggested, type SceneIssue, type SceneProject } from "../scene/project";
import { suggestionSign } from "../scene/signs";

interface SuggestionProps {
  issue: SceneIssue;
  part: IssuePart;
  /** Parts of the issue that the visitor accepted. */
  accepted: readonly IssuePart[] | undefined;
  words: SceneProject["words"];
  /** What its heading says, before and after. */
  titles: Pick<Queries.PlanningDemoFragment, "suggested" | "accepted">;
  act: Act;
  say: (text: string) => void;
  children: ReactNode;
}

/** One thing the AI suggests, in its colour until somebody accepts it. */
export function Suggestion(props: SuggestionProps) {
  const { issue, part, accepted, words, titles, act, say, children } = props;
  const waits = isSuggested(issue, part);
  const canUndo = accepted?.includes(part);
  const title = titles[waits ? "suggested" : "accepted"][part];
  const answer = () => {
    if (!waits) {
      act(undo, issue.key, [part]);
      return;
    }
    act(accept, issue.key, [part]);
    say(`${words.accepted}: ${titles.accepted[part]}`);
  };
  return (
    <Suggested data-accepted={!waits}>
      <Head data-suggested={waits}>
        <h4>{title}</h4>
        {(waits || canUndo) && (
          <AcceptButton words={words} accepted={!waits} what={title} onClick={answer} />
        )}
      </Head>
      {children}
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
  font-size: ${theme.text.sm};
  color: var(--tone);

  ${suggestionSign(12, 13)}
  h4 {
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
`;
