import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { IssueCard } from "../scene/issue-card";
import { OneLine } from "../scene/parts";
import { issueOf } from "../scene/project";
import type { SceneIssue, SceneProject } from "../scene/project";
import { SuggestionCard } from "./suggestion-card";
import { moving } from "./timeline";

interface BoardColumnProps {
  name: string;
  project: SceneProject;
  suggestion: Queries.BoardSuggestionFragment;
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
      {first && (
        <SuggestionCard
          issue={issueOf(project, suggestion.issue)}
          project={project}
          suggestion={suggestion}
        />
      )}
      {issues.map((issue) => (
        <Card
          key={issue.key}
          issue={issue}
          project={project}
          data-move={moveOf(issue, moves, project)}
        />
      ))}
    </Column>
  );
}

export const fragment = graphql`
  fragment BoardSuggestion on SceneSuggestion {
    issue
    moves
    ...SuggestionCard
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  align-content: start;
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

const Card = styled(IssueCard)`
  ${moving}
`;
