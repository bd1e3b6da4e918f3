import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { IssueFacts } from "../scene/issue-card";
import { Chip, TypedKey, WrappingRow } from "../scene/parts";
import type { IssueProps } from "../scene/project";
import { prioritySign, tick } from "../scene/signs";

interface ReturnedIssueProps extends IssueProps {
  /** How many of its subtasks are done. */
  done: number | null;
}

/** Subtasks that the panel has room for. */
const shown = 3;

/** What the call returned: the issue as the board knows it. Lies half over the code. */
export function ReturnedIssue({ issue, people, done }: ReturnedIssueProps) {
  return (
    <Card>
      <Head data-priority={issue.priority}>
        <TypedKey issue={issue} />
        <Chip>{issue.status}</Chip>
      </Head>
      <strong>{issue.title}</strong>
      <Steps>
        {issue.subtasks?.slice(0, shown).map((subtask, index) => (
          <span key={subtask} data-done={index < (done ?? 0)}>
            {subtask}
          </span>
        ))}
      </Steps>
      <IssueFacts issue={issue} people={people} />
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
  ${media.md} {
    margin-left: -5.5rem;
  }
`;

const Head = styled(WrappingRow)`
  ${prioritySign("::after")}
  &::after {
    margin-left: auto;
  }
`;

const Steps = styled.span`
  display: grid;
  gap: 0.375rem;
  font-size: ${theme.text.note};

  span {
    position: relative;
    display: flex;
    gap: 0.5rem;
  }
  span::before {
    content: "";
    flex: none;
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
  [data-done="true"]::before {
    border-color: ${theme.color.muted};
    background: ${theme.color.muted};
  }
  [data-done="true"]::after {
    ${drawn("10px", tick)}
    position: absolute;
    /* In the middle of the box. */
    inset: calc(0.5625rem - 5px) auto auto calc(0.4375rem - 5px);
    color: ${theme.color.paper};
  }
`;
