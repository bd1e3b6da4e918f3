import { memo } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { TitleBar } from "../scene/app-window";
import { Key } from "../scene/parts";
import { TypeIcon } from "../scene/type-icon";
import { Estimate } from "./estimate";
import { LabelList, SubtaskList } from "./lists";
import type { PlannedIssue } from "./planned-issue";
import { Suggestion } from "./suggestion";

interface ResultProps {
  issue: PlannedIssue;
  words: Queries.ResultWordsFragment;
  /** Tells screen readers. */
  say: (text: string) => void;
}

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
        <LabelList role="list">
          {issue.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </LabelList>
      </Suggestion>
      <Suggestion {...common} title={words.estimate}>
        <Estimate issue={issue} words={words} />
      </Suggestion>
      {issue.subtasks && (
        <Suggestion {...common} title={words.subtasks}>
          <SubtaskList role="list">
            {issue.subtasks.map((subtask) => (
              <li key={subtask}>{subtask}</li>
            ))}
          </SubtaskList>
        </Suggestion>
      )}
    </Issue>
  );
});

export const fragment = graphql`
  fragment ResultWords on PlanningDemo {
    suggestedLabels
    estimate
    subtasks
    ...EstimateWords
    ...SuggestionWords
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
