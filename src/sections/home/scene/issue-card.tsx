import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Chip, Initials, Key, Points, PriorityIcon, Row, TypeIcon, WrappingRow } from "./parts";
import type { IssueProps } from "./project";

interface IssueCardProps extends IssueProps {
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
      {children ?? <IssueFacts issue={issue} project={project} />}
    </Card>
  );
}

/** The last row of an issue: labels, points, and whoever it is assigned to. */
export function IssueFacts({ issue, project }: IssueProps) {
  return (
    <WrappingRow>
      {issue.labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
      <Points data-end>{issue.points}</Points>
      <Initials issue={issue} project={project} />
    </WrappingRow>
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
