import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Initials } from "./initials";
import { Chip, Key, Points, Row, WrappingRow } from "./parts";
import { PriorityIcon } from "./priority-icon";
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
        <WrappingRow>
          {issue.labels.map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
          <Points data-end>{issue.points}</Points>
          <Initials issue={issue} project={project} />
        </WrappingRow>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.75rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem;
  background: ${theme.color.surface};
`;

const Title = styled.span`
  font-size: ${theme.text.note};
  font-weight: 500;
  line-height: 1.35;
`;
