import { useCallback, useDeferredValue, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useDemoProject } from "../demo/demo-store";
import { SceneWindow } from "../scene/app-window";
import type { SceneIssue, SceneProject } from "../scene/project";
import { BoardColumn } from "./board-column";
import { Composer } from "./composer";
import { LargeCard } from "./large-card";
import { Sidebar } from "./sidebar";
import { sceneLength } from "./timeline";
import { useAnnouncement } from "./use-announcement";
import { useDraft } from "./use-draft";
import { useEntrance } from "./use-entrance";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject; knownWords: number };

/**
 * The board of the demo project. A visitor writes an issue, and suggestions settle on it while it is written;
 * until then an issue of the project has them. Once, when it is first seen, the board shows how they arrive.
 */
export function BoardScene(props: BoardSceneProps) {
  const { scene, views, moves, composer, knownWords } = props;
  const { project, walking, act } = useDemoProject(props.project);
  const stage = useRef<HTMLDivElement>(null);
  const { playing, end } = useEntrance(stage, sceneLength);
  const { draft, setTitle, add } = useDraft(project, act);
  const [said, say] = useState("");
  useAnnouncement(draft, composer, say);

  const [first = ""] = project.columns;
  const waits = (issue: SceneIssue) => issue.status === first && issue.type !== "Epic";
  // The line answers at once, what it comes to with it; the card follows.
  const carded = useDeferredValue(draft);
  const large = carded ?? (waits(walking) ? walking : project.issues.find(waits));

  const onTitle = useCallback(
    (title: string) => {
      if (title) end();
      setTitle(title);
    },
    [end, setTitle],
  );
  const onAdd = (title: string) => {
    const issue = add(title);
    if (issue) say(composer.added.replace("{key}", issue.key).replace("{column}", first));
  };
  return (
    <Stage ref={stage}>
      <SceneWindow role="group" label={scene} project={project} data-playing={playing}>
        <Sides>
          <Sidebar views={views} />
          <Main>
            <Composer
              words={composer}
              count={knownWords}
              draft={draft}
              onTitle={onTitle}
              onAdd={onAdd}
            />
            <Columns style={{ "--small": project.columns.length - 1 }}>
              {project.columns.map((name) => (
                <BoardColumn
                  key={name}
                  name={name}
                  project={project}
                  moves={moves}
                  apart={large?.key}
                >
                  {name === large?.status && (
                    <LargeCard
                      key={large.key}
                      issue={large}
                      project={project}
                      isDraft={large === carded}
                      none={composer.none}
                      act={act}
                      say={say}
                    />
                  )}
                </BoardColumn>
              ))}
            </Columns>
          </Main>
        </Sides>
      </SceneWindow>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stage>
  );
}

export const fragment = graphql`
  fragment BoardScene on Hero {
    scene
    views
    moves
    composer {
      ...Composer
    }
  }

  fragment Composer on Composer {
    label
    placeholder
    add
    examples
    sentences
    scripted
    none
    inShort
    announce
    added
  }
`;

const Stage = styled(Container)`
  position: relative;
`;

const Sides = styled.div`
  display: flex;
`;

const Main = styled.div`
  flex: 1;
  min-width: 0;
`;

/** All columns are there before they are read: a browser that shows half the board would move it later. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(13rem, 1.5fr) repeat(var(--small), minmax(9.25rem, 1fr));
  gap: 0.75rem;
  min-width: 0;
  /* A board is larger than its window, which keeps its size: what has no room runs off its edges. */
  height: 40rem;
  padding: 0.875rem;
  overflow: hidden;
  background: ${theme.color.sunken};

  /* A tablet shows the third column half, */
  ${media.belowMd} {
    grid-template-columns: 18rem repeat(var(--small), 15rem);
    height: 33rem;
  }
  /* a phone the new issue large and the next column running off the edge. */
  ${media.belowSm} {
    grid-template-columns: 16.5rem repeat(var(--small), 13rem);
    height: 29rem;
  }
`;
