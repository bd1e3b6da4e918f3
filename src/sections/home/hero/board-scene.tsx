import { useCallback, useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { attendScenes, endPlay } from "../../../browser/live-scenes";
import { Container } from "../../../ui/container";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useDemoProject } from "../demo/demo-store";
import { SceneWindow } from "../scene/app-window";
import type { SceneIssue, SceneProject } from "../scene/project";
import { Board } from "./board";
import { Composer } from "./composer";
import { Sidebar } from "./sidebar";
import { sceneLength } from "./timeline";
import { useAnnouncement } from "./use-announcement";
import { useDraft } from "./use-draft";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject; knownWords: number };

/**
 * The board of the demo project. A visitor writes an issue, and suggestions settle on it while it is written;
 * until then an issue of the project has them. Once, when it is first seen, the board shows how they arrive.
 */
export function BoardScene(props: BoardSceneProps) {
  const { scene, views, composer, knownWords } = props;
  const { project, walking, act } = useDemoProject(props.project);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(attendScenes, []);
  const { draft, setTitle, add } = useDraft(project, act);
  const [said, say] = useState("");
  useAnnouncement(draft, composer, say);

  const [first = ""] = project.columns;
  const waits = (issue: SceneIssue) => issue.status === first && issue.type !== "Epic";
  const large = draft ?? (waits(walking) ? walking : project.issues.find(waits));

  const onTitle = useCallback(
    (title: string) => {
      if (title && stage.current) endPlay(stage.current);
      setTitle(title);
    },
    [setTitle],
  );
  const onAdd = (title: string) => {
    const issue = add(title);
    if (issue) say(composer.added.replace("{key}", issue.key).replace("{column}", first));
  };
  return (
    <Stage ref={stage} data-plays={sceneLength}>
      <SceneWindow role="group" label={scene} project={project}>
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
            <Board
              project={project}
              large={large}
              isDraft={Boolean(draft)}
              none={composer.none}
              act={act}
              say={say}
            />
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
