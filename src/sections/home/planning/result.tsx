import { memo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { TitleBar } from "../scene/app-window";
import { Key, TypeIcon } from "../scene/parts";
import { Estimate } from "./estimate";
import type { PlannedIssue } from "./planned-issue";
import { Suggestion } from "./suggestion";

interface ResultProps {
  issue: PlannedIssue;
  words: Queries.PlanningDemoFragment;
  /** Tells screen readers. */
  say: (text: string) => void;
}

const item = (text: string) => <li key={text}>{text}</li>;

/** An issue with everything the AI suggests for it; drawn once, not with every announcement. */
export const Result = memo(function Result({ issue, words, say }: ResultProps) {
  const common = { words, say };
  return (
    <Issue data-result>
      <div>
        <TitleBar>
          <TypeIcon type={issue.type} size={16} />
          <Key>{issue.key}</Key>
        </TitleBar>
        <h3>{issue.title}</h3>
      </div>
      <Suggestion {...common} title={words.suggestedLabels}>
        <LabelList role="list">{issue.labels.map(item)}</LabelList>
      </Suggestion>
      <Suggestion {...common} title={words.estimate}>
        <Estimate issue={issue} words={words} />
      </Suggestion>
      {issue.subtasks && (
        <Suggestion {...common} title={words.subtasks}>
          <SubtaskList role="list">{issue.subtasks.map(item)}</SubtaskList>
        </Suggestion>
      )}
    </Issue>
  );
});

const Issue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: 1 / 1 / -1 / -1;
  align-content: start;

  h3 {
    padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[6]};
    font-size: ${theme.text.h3};
    overflow-wrap: break-word;
  }
  ${room.md} {
    grid-template-rows: subgrid;
    align-content: stretch;
    h3,
    & > * {
      padding-inline: ${theme.space[6]};
    }
    & > :first-child {
      padding-inline: 0;
    }
  }
`;

/** Labels, each a chip in the suggestion's tone. */
const LabelList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  li {
    padding: 0.125rem 0.75rem;
    border: 1px var(--style) var(--edge);
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.sm};
    line-height: 1.5rem;
    color: var(--tone);
    background: var(--tint);
  }
`;

/** Subtasks with an empty box each. */
const SubtaskList = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border-radius: ${theme.radius.md};

  li {
    display: flex;
    gap: 0.75rem;
    padding: 0.5rem 0.875rem;
    font-size: ${theme.text.ui};
    line-height: 1.4;
    background: var(--tint);
  }
  li::before {
    content: "";
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.1875rem;
    border: 1.5px solid var(--tone);
    border-radius: 0.25rem;
  }
  [data-accepted="true"] & li {
    padding-inline: 0;
  }
`;
