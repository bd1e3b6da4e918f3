import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { IssueCard } from "../scene/issue-card";
import { OneLine } from "../scene/parts";
import { byPriority, issueOf, type SceneIssue, type SceneProject } from "../scene/project";
import { moving } from "./timeline";

interface BoardColumnProps {
  name: string;
  project: SceneProject;
  /** Key of the issue that moves on at the end of the scene, to this column. */
  moves: string;
  /** Key of an issue that is drawn apart: `children`. */
  apart?: string;
  children?: ReactNode;
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
export function BoardColumn({ name, project, moves, apart, children }: BoardColumnProps) {
  const issues = project.issues
    .filter(({ status, type }) => status === name && type !== "Epic")
    .sort((a, b) => Number(b.key === moves) - Number(a.key === moves) || byPriority(a, b));
  return (
    <Column>
      <Name aria-hidden>
        <OneLine>{name}</OneLine>
        <span>{issues.length}</span>
      </Name>
      {children}
      {issues
        .filter(({ key }) => key !== apart)
        .map((issue) => (
          <IssueCard
            key={issue.key}
            issue={issue}
            people={project.people}
            aria-hidden
            data-move={moveOf(issue, moves, project)}
          />
        ))}
    </Column>
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
