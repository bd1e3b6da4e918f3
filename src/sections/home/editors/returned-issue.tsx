import { Check } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { IssueFacts } from "../scene/issue-card";
import { Chip, Key, PriorityIcon, TypeIcon, WrappingRow } from "../scene/parts";
import type { IssueProps } from "../scene/project";

interface ReturnedIssueProps extends IssueProps {
  /** How many of its subtasks are done. */
  done: number | null;
}

/** Subtasks that the panel has room for. */
const shown = 3;

/** What the call returned: the issue as the board knows it. Lies half over the code. */
export function ReturnedIssue({ issue, project, done }: ReturnedIssueProps) {
  return (
    <Card>
      <WrappingRow>
        <TypeIcon type={issue.type} />
        <Key>{issue.key}</Key>
        <Chip>{issue.status}</Chip>
        <span data-end>
          <PriorityIcon priority={issue.priority} />
        </span>
      </WrappingRow>
      <strong>{issue.title}</strong>
      <Steps>
        {issue.subtasks?.slice(0, shown).map((subtask, index) => {
          const isDone = index < (done ?? 0);
          return (
            <span key={subtask} data-done={isDone}>
              <i>{isDone && <Check size={10} strokeWidth={3} aria-hidden />}</i>
              {subtask}
            </span>
          );
        })}
      </Steps>
      <IssueFacts issue={issue} project={project} />
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

  & > strong {
    font-size: ${theme.text.control};
    font-weight: 600;
  }
  ${room.md} {
    margin-left: -5.5rem;
  }
`;

const Steps = styled.span`
  display: grid;
  gap: 0.375rem;
  font-size: ${theme.text.note};

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
