import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Frame, FrameBar } from "../scene/app-window";
import type { SceneProject } from "../scene/project";
import { issueOf } from "../scene/project";
import { Spark } from "../scene/spark";
import { ReturnedIssue } from "./returned-issue";
import { room } from "../../../theme/room";

interface ConversationProps {
  pane: Queries.ConversationFragment;
  project: SceneProject;
}

/** The agent panel of the editor: a question, the MCP call, the issue it returned, the answer. */
export function Conversation({ pane, project }: ConversationProps) {
  return (
    <Panel>
      <FrameBar>
        <strong>{pane.chat}</strong>
      </FrameBar>
      <Talk>
        <Asked>{pane.prompt}</Asked>
        <Call>
          <span>{pane.server}</span>
          <b>{pane.tool}</b>
          <code>{pane.call}</code>
        </Call>
        <ReturnedIssue issue={issueOf(project, pane.issue)} project={project} pane={pane} />
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

export const fragment = graphql`
  fragment Conversation on EditorPane {
    chat
    prompt
    server
    tool
    call
    issue
    answer
    suggested
    change
    accept
    subtasks {
      text
      done
    }
  }
`;

const Panel = styled(Frame)`
  position: relative;
  font-size: 0.875rem;
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
  font-size: 0.75rem;
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
  font-size: 0.75rem;
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
