import { memo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { AcceptButton } from "../demo/accept-button";
import { accept, undo } from "../demo/demo-state";
import type { Act } from "../demo/demo-store";
import { IssueCard } from "../scene/issue-card";
import { Initials } from "../scene/initials";
import { Label, Row, WrappingRow } from "../scene/parts";
import type { SceneIssue, SceneProject } from "../scene/project";
import { suggestionSign } from "../scene/signs";
import { PointsScale } from "./points-scale";
import { arriving } from "./timeline";

interface LargeCardProps {
  issue: SceneIssue;
  project: SceneProject;
  /** It is being written, and not on the board yet. */
  isDraft: boolean;
  /** Said where nothing is suggested. */
  none: string;
  act: Act;
  /** Tells screen readers. */
  say: (text: string) => void;
}

/** The issue that the eye should land on, with all that the AI suggests for it in one place. */
export const LargeCard = memo(function LargeCard(props: LargeCardProps) {
  const { issue, project, isDraft, none, act, say } = props;
  const { words, people } = project;
  const isPending = Boolean(issue.suggested?.length);
  const isAccepted = issue.suggested?.length === 0;
  const hasFacts = issue.points > 0 || issue.labels.length > 0;
  const answer = () => {
    if (!isPending) {
      act(undo, issue.key);
      return;
    }
    act(accept, issue.key);
    say(`${words.accepted}: ${issue.title}`);
  };
  return (
    <Large issue={issue} people={people} data-draft={isDraft}>
      {hasFacts ? (
        <Panel data-suggested={isPending}>
          {(isPending || isAccepted) && (
            <Verdict data-suggested={isPending}>
              <span>{isPending ? words.suggested : words.accepted}</span>
              <AcceptButton words={words} accepted={!isPending} hidden={isDraft} onClick={answer} />
            </Verdict>
          )}
          <WrappingRow>
            {issue.labels.map((label, index) => (
              <Label
                key={label}
                issue={issue}
                label={label}
                data-step="label"
                style={{ "--nth": index }}
              />
            ))}
            <Initials issue={issue} people={people} data-end />
          </WrappingRow>
          <PointsScale data-step="points" points={issue.points} project={project} />
          {issue.subtasks?.map((subtask, index) => (
            <Subtask key={subtask} data-step="subtask" style={{ "--nth": index }}>
              {subtask}
            </Subtask>
          ))}
        </Panel>
      ) : (
        <None>{none}</None>
      )}
    </Large>
  );
});

const Large = styled(IssueCard)`
  padding: 0.875rem;
  box-shadow: 0 0 0 2px ${theme.color.edge};
  &:has([data-suggested="true"]) {
    box-shadow: 0 0 0 2px ${theme.color.aiLine};
  }
  ${arriving}

  & > span:nth-child(2) {
    font-size: ${theme.text.ui};
    font-weight: 600;
  }
`;

const None = styled.span`
  padding: 0.5rem 0.625rem;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
  font-size: ${theme.text.xs};
`;

/** What is suggested, in the AI's colour until somebody accepts it. */
const Panel = styled.div`
  --tone: ${theme.color.ink};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-top: 0.125rem;
  padding: 0.5rem 0.625rem 0.6875rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.xs};
  color: var(--tone);

  &[data-suggested="true"] {
    --tone: ${theme.color.ai};
    border-color: transparent;
    background: ${theme.color.aiTint};
  }
  & > :first-child {
    font-weight: 550;
  }
`;

const Verdict = styled(Row)`
  ${suggestionSign(11, 12)}
`;

const Subtask = styled.span`
  display: flex;
  gap: 0.5rem;
  line-height: 1.35;
  color: ${theme.color.ink};

  &::before {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    margin-top: 0.125rem;
    border: 1.5px solid var(--tone);
    border-radius: 0.25rem;
  }
`;
