import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { AppWindow, Chip, TypedKey, WrappingRow } from "../scene/parts";
import { fillTemplate, type SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";
import { emptyBox, prioritySign } from "../scene/signs";

interface ConversationProps {
  pane: Queries.EditorsFragment["editors"]["pane"];
  issue: SceneIssue;
}

/** The agent's panel in the editor: a question, the MCP call, the issue it returns, the answer. */
export function Conversation({ pane, issue }: ConversationProps) {
  const { copy } = useScene().project;
  return (
    <Panel>
      <TitleBar>
        <strong>{pane.chat}</strong>
      </TitleBar>
      <Messages>
        <Question>{fillTemplate(pane.prompt, issue)}</Question>
        <Call>
          <span>{pane.server}</span>
          <b>{pane.tool}</b>
          <code>{fillTemplate(pane.call, issue)}</code>
        </Call>
        <ReturnedIssue issue={issue} completedSubtasks={pane.done ?? 0} />
        <Answer>{pane.answer}</Answer>
        <Change>
          {copy.suggested} <code>{pane.change}</code>
        </Change>
      </Messages>
    </Panel>
  );
}

interface ReturnedIssueProps {
  issue: SceneIssue;
  completedSubtasks: number;
}

/** As many as fit. */
const maxSubtasks = 3;

function ReturnedIssue({ issue, completedSubtasks }: ReturnedIssueProps) {
  return (
    <Card>
      <Head data-priority={issue.priority}>
        <TypedKey issue={issue} />
        <Chip>{issue.status}</Chip>
      </Head>
      <strong>{issue.title}</strong>
      <Steps>
        {issue.subtasks?.slice(0, maxSubtasks).map((subtask, index) => (
          <span key={subtask} data-done={index < completedSubtasks}>
            {subtask}
          </span>
        ))}
      </Steps>
    </Card>
  );
}

const Panel = styled(AppWindow)`
  position: relative;
  font-size: ${theme.text.ui};
`;

const TitleBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};
`;

const Messages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]};
  ${media.sm} {
    padding: ${theme.space[5]};
  }
`;

const Question = styled.p`
  justify-self: end;
  max-width: 85%;
  padding: 0.5rem 0.875rem;
  border-radius: ${theme.radius.md} ${theme.radius.md} 0.1875rem;
  background: ${theme.color.sunken};
`;

const Call = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.5rem;
  align-items: baseline;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  b {
    font-weight: 600;
    color: ${theme.color.ai};
  }
  code {
    font: inherit;
  }
`;

const Answer = styled.p`
  margin-top: ${theme.space[1]};
  line-height: 1.5;
`;

const Change = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: center;
  font-weight: 550;
  color: ${theme.color.ai};

  &::before {
    ${drawn("0.8125rem", "spark")}
  }
  code {
    font-family: ${theme.font.mono};
    font-weight: 400;
  }
`;

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
