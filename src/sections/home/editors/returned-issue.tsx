import { Check } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Avatar, Chip, Key, Points, Row } from "../scene/parts";
import { PriorityIcon } from "../scene/priority-icon";
import { initialsOf } from "../scene/project";
import type { SceneIssue, SceneProject } from "../scene/project";
import { TypeIcon } from "../scene/type-icon";
import { room } from "../../../theme/room";

interface ReturnedIssueProps {
  issue: SceneIssue;
  project: SceneProject;
  pane: Pick<Queries.ConversationFragment, "subtasks">;
}

/** What the call returned: the issue as the board knows it. Lies half over the code. */
export function ReturnedIssue({ issue, project, pane }: ReturnedIssueProps) {
  return (
    <Card>
      <Row>
        <TypeIcon type={issue.type} />
        <Key>{issue.key}</Key>
        <Chip>{issue.status}</Chip>
        <span data-end>
          <PriorityIcon priority={issue.priority} />
        </span>
      </Row>
      <strong>{issue.title}</strong>
      <Steps>
        {pane.subtasks.map(({ text, done }) => (
          <span key={text} data-done={done}>
            <i>{done && <Check size={10} strokeWidth={3} aria-hidden />}</i>
            {text}
          </span>
        ))}
      </Steps>
      <Row>
        {issue.labels.map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
        <Points data-end>{issue.points}</Points>
        <Avatar data-person={issue.assignee}>{initialsOf(project, issue)}</Avatar>
      </Row>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem 1rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  & > span {
    flex-wrap: wrap;
  }
  & > strong {
    font-size: 1rem;
    font-weight: 600;
  }
  ${room.md} {
    margin-left: -5.5rem;
  }
`;

const Steps = styled.span`
  display: grid;
  gap: 0.375rem;
  font-size: 0.8125rem;

  span {
    display: flex;
    gap: 0.5rem;
  }
  i {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.125rem;
    border: 1.5px solid ${theme.color.edge};
    border-radius: 0.25rem;
  }
  [data-done="true"] {
    color: ${theme.color.muted};
    text-decoration: line-through;
  }
  [data-done="true"] > i {
    color: ${theme.color.paper};
    border-color: ${theme.color.muted};
    background: ${theme.color.muted};
  }
`;
