import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Avatar, Chip, Key, Points, Row } from "./parts";
import { PriorityIcon } from "./priority-icon";
import { initialsOf } from "./project";
import type { SceneIssue, SceneProject } from "./project";
import { TypeIcon } from "./type-icon";

interface IssueCardProps {
  issue: SceneIssue;
  project: SceneProject;
  /** Instead of the labels: what the AI suggests. */
  children?: ReactNode;
  className?: string;
  "data-move"?: string;
}

/** An issue on the board. */
export function IssueCard({ issue, project, children, ...rest }: IssueCardProps) {
  return (
    <Card {...rest}>
      <Row>
        <TypeIcon type={issue.type} />
        <Key>{issue.key}</Key>
        <span data-end>
          <PriorityIcon priority={issue.priority} />
        </span>
      </Row>
      <Title>{issue.title}</Title>
      {children ?? (
        <Row>
          {issue.labels.map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
          <Points data-end>{issue.points}</Points>
          <Avatar data-person={issue.assignee}>{initialsOf(project, issue)}</Avatar>
        </Row>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem;
  background: ${theme.color.surface};
`;

const Title = styled.span`
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.35;
`;
