import type { RefObject } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";
import { AcceptButton } from "../demo/accept-button";
import { maxTitle } from "../demo/draft-of";
import { AppWindow } from "../scene/app-window";
import { issueSentence } from "../scene/issue-sentence";
import { TypedKey } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { suggestionSign } from "../scene/signs";
import { Suggestions } from "./suggestions";

interface PlanningCardProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The title at first. */
  title: string;
  /** The issue with the title that is in the field; none without a title. */
  issue: SceneIssue | undefined;
  words: Queries.PlanningSceneFragment;
  onTitle: (title: string) => void;
  onAccept: () => void;
}

/** An issue: its title in a field, and what the AI suggests for it. */
export function PlanningCard(props: PlanningCardProps) {
  const { field, title, issue, words, onTitle, onAccept } = props;
  const { project } = useScene();
  const isPending = Boolean(issue?.suggested?.length);
  return (
    <Card>
      <Top>
        {issue && <TypedKey issue={issue} />}
        <small data-prepared={issue?.key === words.issue}>{words.scripted}</small>
      </Top>
      <textarea
        key={title}
        ref={field}
        rows={1}
        maxLength={maxTitle}
        aria-label={words.title}
        defaultValue={title}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onInput={({ currentTarget }) => onTitle(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {issue?.points ? (
        <Panel data-suggested={isPending}>
          <Head data-suggested={isPending}>
            <b>{isPending ? project.words.suggested : issueSentence(words.planned, issue)}</b>
            {!isPending && <Link to="/#backlog">{words.toBacklog}</Link>}
            <AcceptButton accepted={!isPending} onClick={onAccept} />
          </Head>
          <Suggestions issue={issue} words={words} />
        </Panel>
      ) : (
        <None>{words.none}</None>
      )}
    </Card>
  );
}

const Card = styled(AppWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  border-bottom: 0;
  border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  padding: ${theme.space[5]} clamp(1.125rem, 3vw, 2.25rem) 0;
  font-size: ${theme.text.ui};
  line-height: 1.4;

  textarea {
    field-sizing: content;
    margin: ${theme.space[2]} -0.625rem ${theme.space[4]};
    padding: 0.25rem 0.5rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.sm};
    color: inherit;
    background: none;
    font: 700 ${theme.text.h3} / 1.2 ${theme.font.heading};
    letter-spacing: -0.02em;
    resize: none;
  }
  /* Room for two lines. */
  @supports not (field-sizing: content) {
    textarea {
      height: calc(2.4em + 0.5rem + 2px);
    }
  }
  ${media.hover} {
    textarea:hover {
      border-color: ${theme.color.edge};
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: center;
  justify-content: space-between;

  span {
    --size: 1.125rem;
    gap: 0.5rem;
    font-size: ${theme.text.sm};
  }
  small {
    color: ${theme.color.muted};
  }
  /* It keeps its room: the title stays where it is while somebody types. */
  [data-prepared="false"] {
    visibility: hidden;
  }
`;

/** Suggestions, in the AI's colour until they are accepted. */
const Panel = styled.div`
  --tone: ${theme.color.ink};
  padding: ${theme.space[4]} clamp(1rem, 2.5vw, 1.75rem) ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-bottom: 0;
  border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;

  &[data-suggested="true"] {
    --tone: ${theme.color.ai};
    background: ${theme.color.aiTint};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  margin-bottom: ${theme.space[3]};
  color: var(--tone);
  ${suggestionSign(15)}
`;

const None = styled.p`
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[8]};
  border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
`;
