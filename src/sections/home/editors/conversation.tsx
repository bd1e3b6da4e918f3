import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { AcceptButton } from "../demo/accept-button";
import { AppWindow, TitleBar } from "../scene/app-window";
import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { suggestionSign } from "../scene/signs";
import { ReturnedIssue } from "./returned-issue";

interface ConversationProps {
  pane: Queries.EditorsFragment["pane"];
  /** The suggested code belongs to `pane.issue` only. */
  issue: SceneIssue;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** The editor's agent panel: a question, the MCP call, the issue it returned, the answer. */
export function Conversation({ pane, issue, accepted, onAccept }: ConversationProps) {
  const { words } = useScene().project;
  const isOwn = issue.key === pane.issue;
  const answer = issueSentence(issue.subtasks ? pane.otherAnswer : pane.shortAnswer, issue);
  return (
    <Panel>
      <TitleBar>
        <strong>{pane.chat}</strong>
      </TitleBar>
      <Talk>
        <Asked>{issueSentence(pane.prompt, issue)}</Asked>
        <Call>
          <span>{pane.server}</span>
          <b>{pane.tool}</b>
          <code>{issueSentence(pane.call, issue)}</code>
        </Call>
        <ReturnedIssue issue={issue} done={isOwn ? (pane.done ?? 0) : 0} />
        <Answer>
          <p>{isOwn ? pane.answer : answer}</p>
        </Answer>
        <Change hidden={!isOwn} data-suggested={!accepted}>
          <span>{accepted ? words.accepted : words.suggested}</span>
          <code>{pane.change}</code>
          <AcceptButton
            accepted={accepted}
            what={pane.change}
            onClick={() => onAccept(!accepted)}
          />
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
  ${media.sm} {
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

  &::before {
    ${drawn("13px", "spark")}
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
  ${suggestionSign(11)}

  code {
    font-family: ${theme.font.mono};
    font-weight: 400;
  }
  &[data-suggested="false"] {
    border-style: solid;
    border-color: ${theme.color.line};
    color: ${theme.color.muted};
    background: none;
  }
`;
