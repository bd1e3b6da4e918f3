import { memo } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { FrameBar } from "../scene/app-window";
import { Key } from "../scene/parts";
import { TypeIcon } from "../scene/type-icon";
import { Estimate } from "./estimate";
import { Subtasks, Words } from "./lists";
import { Suggestion } from "./suggestion";
import { room } from "../../../theme/room";

interface ResultProps {
  issue: Queries.PlanningIssueFragment;
  words: Queries.PlanningWordsFragment;
  /** Tells screen readers. */
  say: (text: string) => void;
}

/** An issue with everything the AI suggests for it; drawn once, not with every announcement. */
export const Result = memo(function Result({ issue, words, say }: ResultProps) {
  const common = { words, say };
  return (
    <Issue data-result>
      <div>
        <FrameBar>
          <TypeIcon type={issue.type} size={16} />
          <Key>{issue.key}</Key>
        </FrameBar>
        <h3>{issue.title}</h3>
      </div>
      <Suggestion {...common} title={words.suggestedLabels}>
        <Words role="list">
          {issue.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Words>
      </Suggestion>
      <Suggestion {...common} title={words.estimate}>
        <Estimate points={issue.points} similar={issue.similar} words={words} />
      </Suggestion>
      <Suggestion {...common} title={words.subtasks}>
        <Subtasks role="list">
          {issue.subtasks.map((subtask) => (
            <li key={subtask}>{subtask}</li>
          ))}
        </Subtasks>
      </Suggestion>
    </Issue>
  );
});

export const fragment = graphql`
  fragment PlanningIssue on PlanningDemoIssue {
    key
    type
    title
    labels
    points
    similar {
      key
      title
      points
    }
    subtasks
  }
  fragment PlanningWords on PlanningDemo {
    suggestedLabels
    estimate
    points
    scale
    similar
    subtasks
    accept
    accepted
  }
`;

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
