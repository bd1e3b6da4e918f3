import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { IssueCard } from "../scene/issue-card";
import { OneLine } from "../scene/parts";
import { byPriority, type SceneProject } from "../scene/project";

interface BoardColumnProps {
  name: string;
  project: SceneProject;
  /** Key of an issue that is drawn apart: `children`. */
  apart?: string;
  children?: ReactNode;
}

/** A column of the board: its name, how many issues it holds, the issues. */
export function BoardColumn({ name, project, apart, children }: BoardColumnProps) {
  const issues = project.issues
    .filter(({ status, type }) => status === name && type !== "Epic")
    .sort(byPriority);
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
          <IssueCard key={issue.key} issue={issue} people={project.people} aria-hidden />
        ))}
    </Column>
  );
}

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
