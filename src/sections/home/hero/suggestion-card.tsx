import type { CSSProperties } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Initials } from "../scene/initials";
import { IssueCard } from "../scene/issue-card";
import { AiChip, Row, WrappingRow } from "../scene/parts";
import type { SceneIssue, SceneProject } from "../scene/project";
import { Spark } from "../scene/spark";
import { arriving } from "./timeline";

interface SuggestionCardProps {
  issue: SceneIssue;
  project: SceneProject;
  suggestion: Queries.SuggestionCardFragment;
}

/** The new issue on the board, with labels, points and subtasks that the AI suggests. */
export function SuggestionCard({ issue, project, suggestion }: SuggestionCardProps) {
  return (
    <New issue={issue} project={project}>
      <WrappingRow>
        {issue.labels.map((label, index) => (
          <AiChip key={label} data-step="label" style={nth(index)}>
            <Spark size={8} />
            {label}
          </AiChip>
        ))}
        <AiChip data-step="points">
          <Spark size={8} />
          {issue.points} {suggestion.points}
        </AiChip>
        <Initials issue={issue} project={project} data-end />
      </WrappingRow>
      {issue.subtasks && (
        <Subtasks data-step="subtasks">
          <Row>
            <Spark />
            {suggestion.suggested}
            <Accept data-end>{suggestion.accept}</Accept>
          </Row>
          {issue.subtasks.map((subtask, index) => (
            <Subtask key={subtask} data-step="subtask" style={nth(index)}>
              {subtask}
            </Subtask>
          ))}
        </Subtasks>
      )}
    </New>
  );
}

export const fragment = graphql`
  fragment SuggestionCard on SceneSuggestion {
    suggested
    accept
    points
  }
`;

/** Place in a row of steps that begin one after the other. */
const nth = (index: number) => ({ "--nth": index }) as CSSProperties;

const New = styled(IssueCard)`
  padding: 0.875rem;
  box-shadow: 0 0 0 2px ${theme.color.aiLine};
  ${arriving}

  & > span:nth-child(2) {
    font-size: ${theme.text.ui};
    font-weight: 600;
  }
`;

const Subtasks = styled.div`
  display: grid;
  gap: 0.4375rem;
  margin-top: 0.125rem;
  padding: 0.5rem 0.625rem 0.6875rem;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};
  font-size: ${theme.text.tiny};
  font-weight: 550;
`;

const Accept = styled.span`
  padding: 0 0.5rem;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.pill};
  line-height: 1.25rem;
`;

const Subtask = styled.span`
  display: flex;
  gap: 0.5rem;
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.35;
  color: ${theme.color.ink};

  &::before {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    margin-top: 0.125rem;
    border: 1.5px solid ${theme.color.ai};
    border-radius: 0.25rem;
  }
`;
