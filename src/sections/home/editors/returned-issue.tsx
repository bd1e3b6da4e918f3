import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { Chip, TypedKey, WrappingRow } from "../scene/parts";
import type { SceneIssue } from "../demo/project";
import { emptyBox, prioritySign } from "../scene/signs";

interface ReturnedIssueProps {
  issue: SceneIssue;
  /** Number of subtasks that are done. */
  done: number;
}

/** Number of subtasks that fit. */
const shown = 3;

/** The issue that the MCP call returned. */
export function ReturnedIssue({ issue, done }: ReturnedIssueProps) {
  return (
    <Card>
      <Head data-priority={issue.priority}>
        <TypedKey issue={issue} />
        <Chip>{issue.status}</Chip>
      </Head>
      <strong>{issue.title}</strong>
      <Steps>
        {issue.subtasks?.slice(0, shown).map((subtask, index) => (
          <span key={subtask} data-done={index < done}>
            {subtask}
          </span>
        ))}
      </Steps>
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
    margin-left: -3.5rem;
  }
`;

const Head = styled(WrappingRow)`
  ${prioritySign("::after")}
`;

const Steps = styled.span`
  display: grid;
  gap: 0.375rem;
  font-size: ${theme.text.sm};

  span {
    position: relative;
    display: flex;
    gap: 0.5rem;
  }
  span::before {
    ${emptyBox("0.875rem", theme.color.edge)}
    margin-top: 0.125rem;
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
    ${drawn("0.625rem", "tick")}
    position: absolute;
    inset: 0.25rem auto auto 0.125rem;
    color: ${theme.color.paper};
  }
`;
