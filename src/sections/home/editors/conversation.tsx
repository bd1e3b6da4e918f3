import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { AppWindow, TitleBar } from "../scene/app-window";
import { Spark } from "../scene/parts";
import { issueOf, type SceneProject } from "../scene/project";
import { ReturnedIssue } from "./returned-issue";

interface ConversationProps {
  pane: Queries.EditorsFragment["pane"];
  project: SceneProject;
}

/** The agent panel of the editor: a question, the MCP call, the issue it returned, the answer. */
export function Conversation({ pane, project }: ConversationProps) {
  return (
    <Panel>
      <TitleBar>
        <strong>{pane.chat}</strong>
      </TitleBar>
      <Talk>
        <Asked>{pane.prompt}</Asked>
        <Call>
          <span>{pane.server}</span>
          <b>{pane.tool}</b>
          <code>{pane.call}</code>
        </Call>
        <ReturnedIssue issue={issueOf(project, pane.issue)} project={project} done={pane.done} />
        <Answer>
          <Spark size={13} />
          <p>{pane.answer}</p>
        </Answer>
        <Change>
          <Spark />
          {pane.suggested}
          <code>{pane.change}</code>
          <span>{pane.accept}</span>
        </Change>
      </Talk>
    </Panel>
  );
}

const Panel = styled(AppWindow)`
  position: relative;
  font-size: ${theme.text.sm};
`;

const Talk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]};
  ${room.sm} {
    padding: ${theme.space[5]};
  }
`;

const Asked = styled.p`
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
  margin-top: ${theme.space[2]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
  color: ${theme.color.muted};

  b {
    font-weight: 600;
    color: ${theme.color.ai};
  }
  code {
    font: inherit;
  }
`;

const Answer = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.ai};

  & > svg {
    flex: none;
    margin-top: 0.25rem;
  }
  p {
    color: ${theme.color.ink};
    line-height: 1.5;
  }
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  padding: 0.5rem 0.625rem 0.5rem 0.875rem;
  border: 1px dashed ${theme.color.aiLine};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.xs};
  font-weight: 550;
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};

  code {
    font-family: ${theme.font.mono};
    font-weight: 400;
  }
  & > :last-child {
    margin-left: auto;
    padding: 0 0.625rem;
    border: 1px solid currentColor;
    border-radius: ${theme.radius.pill};
    line-height: 1.5rem;
  }
`;
