import { useCallback, useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { attendScenes, endPlay } from "../../../browser/live-scenes";
import { Container } from "../../../ui/container";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useDemoProject } from "../demo/demo-store";
import { SceneWindow } from "../scene/app-window";
import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue, SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { Board } from "./board";
import { Composer } from "./composer";
import { Sidebar } from "./sidebar";
import { sceneLength } from "./timeline";
import { useDraft } from "./use-draft";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject; knownWords: number };

/** A pause in typing, in ms, after which the suggestion is announced. */
const pause = 900;

/** The project's board, with a line to write an issue in. Suggestions appear on the large card. */
export function BoardScene(props: BoardSceneProps) {
  const { scene, views, composer, knownWords } = props;
  const { project, walking } = useDemoProject(props.project);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(attendScenes, []);
  const { draft, setTitle, add } = useDraft(project);
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (!draft) return;
    const sentence = issueSentence(draft.suggested ? composer.announce : composer.none, draft);
    const timer = setTimeout(() => announce(sentence), pause);
    return () => clearTimeout(timer);
  }, [draft, composer]);

  const [first = ""] = project.columns;
  const isInFirst = (issue: SceneIssue) => issue.status === first && issue.type !== "Epic";
  const large = draft ?? (isInFirst(walking) ? walking : project.issues.find(isInFirst));

  const onTitle = useCallback(
    (title: string) => {
      if (title && stage.current) endPlay(stage.current);
      setTitle(title);
    },
    [setTitle],
  );
  const onAdd = (title: string) => {
    const issue = add(title);
    if (issue) announce(issueSentence(composer.added, issue).replace("{column}", first));
  };
  return (
    <SceneProvider project={props.project} announce={announce}>
      <Stage ref={stage} data-plays={sceneLength}>
        <SceneWindow role="group" label={scene}>
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
                issues={project.issues}
                large={large}
                isDraft={Boolean(draft)}
                none={composer.none}
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
