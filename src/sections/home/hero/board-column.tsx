import styled from "styled-components";
import { theme } from "../../../theme";
import { IssueCard } from "../scene/issue-card";
import { AiChip, Initials, OneLine, Row, Spark, WrappingRow } from "../scene/parts";
import { issueOf, type SceneIssue, type SceneProject } from "../scene/project";
import { arriving, moving } from "./timeline";

interface BoardColumnProps {
  name: string;
  project: SceneProject;
  suggestion: Queries.BoardSceneFragment["suggestion"];
  /** The new issue arrives in the first column. */
  first: boolean;
}

/** What a card does at the end of the scene, when one moves on and its neighbours give way. */
function moveOf(issue: SceneIssue, moves: string, project: SceneProject): string | undefined {
  const mover = issueOf(project, moves);
  if (issue.key === moves) return "crosses";
  if (issue.status === mover.status) return "makes-room";
  const before = project.columns[project.columns.indexOf(mover.status) - 1];
  return issue.status === before ? "closes-up" : undefined;
}

/** A column of the board: its name, how many issues it holds, the issues. */
export function BoardColumn({ name, project, suggestion, first }: BoardColumnProps) {
  const { moves } = suggestion;
  const issues = project.issues
    .filter(
      ({ status, type, key }) => status === name && type !== "Epic" && key !== suggestion.issue,
    )
    .sort((a, b) => Number(b.key === moves) - Number(a.key === moves));
  return (
    <Column>
      <Name>
        <OneLine>{name}</OneLine>
        <span>{issues.length + Number(first)}</span>
      </Name>
      {first && <SuggestionCard project={project} suggestion={suggestion} />}
      {issues.map((issue) => (
        <IssueCard
          key={issue.key}
          issue={issue}
          project={project}
          data-move={moveOf(issue, moves, project)}
        />
      ))}
    </Column>
  );
}

/** The new issue on the board, with labels, points and subtasks that the AI suggests. */
function SuggestionCard({ project, suggestion }: Omit<BoardColumnProps, "name" | "first">) {
  const issue = issueOf(project, suggestion.issue);
  return (
    <New issue={issue} project={project}>
      <WrappingRow>
        {issue.labels.map((label, index) => (
          <AiChip key={label} data-step="label" style={{ "--nth": index }}>
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
            <Subtask key={subtask} data-step="subtask" style={{ "--nth": index }}>
              {subtask}
            </Subtask>
          ))}
        </Subtasks>
      )}
    </New>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  align-content: start;
  ${moving}
`;

const Name = styled.div`
  display: flex;
  gap: 0.5rem;
  padding-inline: 0.25rem;
  font-weight: 550;
  color: ${theme.color.muted};

  & > :last-child {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

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
