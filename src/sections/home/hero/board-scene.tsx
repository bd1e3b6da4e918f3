import { useEffect, useMemo, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Cairn } from "../../../ui/cairn";
import { Container } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useDemoProject, write } from "../demo/demo-store";
import { learn, withCount } from "../demo/past-issues";
import { SceneWindow } from "../scene/app-window";
import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue, SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { Board } from "./board";
import { Composer } from "./composer";
import { draftOf } from "./draft-of";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject };

/** A pause in typing, in ms, after which the suggestion is announced. */
const pause = 900;

/** The project's board, with a line to write an issue in. Suggestions appear on the large card. */
export function BoardScene(props: BoardSceneProps) {
  const { scene, views, composer } = props;
  const { project, featured } = useDemoProject(props.project);
  // The first letter does not wait for it, nor an action that waited for hydration.
  useEffect(() => void setTimeout(learn, 500), []);
  const [title, setTitle] = useState("");
  const draft = useMemo(() => draftOf(title, project), [title, project]);
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (!draft) return;
    const sentence = draft.suggested
      ? issueSentence(composer.announce, draft)
      : withCount(composer.nothing);
    const timer = setTimeout(() => announce(sentence), pause);
    return () => clearTimeout(timer);
  }, [draft, composer]);

  const [first = ""] = project.columns;
  const isInFirst = (issue: SceneIssue) => issue.status === first && issue.type !== "Epic";
  const waiting = isInFirst(featured) ? featured : project.issues.find(isInFirst);

  const announceColumn = (issue: SceneIssue) => announce(issueSentence(composer.added, issue));
  // Takes the title, as `draft` may be a letter behind it.
  const onAdd = (current: string) => {
    const issue = draftOf(current, project);
    if (!issue) return;
    write(issue);
    announceColumn(issue);
  };
  return (
    <SceneProvider project={props.project} announce={announce}>
      <Stage id="board">
        <SceneWindow role="group" label={scene}>
          <Sides>
            <Sidebar>
              <Cairn size={20} />
              {views.map(({ text, to }) => (
                <Link key={text} to={to}>
                  {text}
                </Link>
              ))}
            </Sidebar>
            <Main>
              <Composer words={composer} draft={draft} onTitle={setTitle} onAdd={onAdd} />
              <Board
                issues={project.issues}
                large={draft ?? waiting ?? featured}
                isDraft={Boolean(draft)}
                none={composer.none}
                onMove={announceColumn}
              />
            </Main>
          </Sides>
        </SceneWindow>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Stage>
    </SceneProvider>
  );
}

export const fragment = graphql`
  fragment BoardScene on Hero {
    scene
    views {
      text
      to
    }
    composer {
      label
      placeholder
      add
      examples
      sentences
      scripted
      none
      nothing
      inShort
      evidence
      announce
      added
    }
  }
`;

const Stage = styled(Container)`
  position: relative;
`;

const Sides = styled.div`
  display: flex;
`;

/** Its first view is open. */
const Sidebar = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
  width: 9.5rem;
  padding: 1rem 0.75rem;
  border-right: 1px solid ${theme.color.line};

  & > svg {
    margin: 0 0 0.75rem 0.5rem;
  }
  & > a {
    padding: 0.25rem 0.5rem;
    border-radius: ${theme.radius.sm};
    color: ${theme.color.muted};
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${theme.color.ink};
      }
    }
  }
  & > svg + a {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    font-weight: 550;
  }
  ${media.belowMd} {
    display: none;
  }
`;

const Main = styled.div`
  flex: 1;
  min-width: 0;
`;
