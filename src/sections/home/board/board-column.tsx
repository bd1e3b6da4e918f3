import styled from "styled-components";
import { theme } from "../../../theme";
import { IssueCard } from "../scene/issue-card";
import { OneLine } from "../scene/parts";
import { issueOf } from "../scene/project";
import type { SceneProject } from "../scene/project";
import { SuggestionCard } from "./suggestion-card";
import { moving } from "./timeline";

interface BoardColumnProps {
  name: string;
  project: SceneProject;
  suggestion: Queries.BoardSceneFragment["suggestion"];
  /** The new issue arrives in the first column. */
  first: boolean;
}

/** A column of the board: its name, how many issues it holds, the issues. */
export function BoardColumn({ name, project, suggestion, first }: BoardColumnProps) {
  const issues = project.issues.filter(
    ({ status, type, key }) => status === name && type !== "Epic" && key !== suggestion.issue,
  );
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
          data-moves={issue.key === suggestion.moves || undefined}
        />
      ))}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
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
  &[data-moves] {
    ${moving}
  }
`;
