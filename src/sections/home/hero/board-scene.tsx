import { useEffect, useMemo, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { Container } from "../../../ui/container";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { nextKey, useDemoProject, write } from "../demo/demo-store";
import { describeDraft, createDraft, useAnnouncement } from "../demo/draft";
import { learn } from "../../../lib/suggestions";
import { AppWindow } from "../scene/parts";
import { fillTemplate, onBoard, type SceneIssue, type SceneProject } from "../demo/project";
import { SceneProvider } from "../scene/scene-context";
import { Board } from "./board";
import { Composer, type ModelHint } from "./composer";

type BoardSceneProps = Queries.BoardSceneFragment & {
  project: SceneProject;
  /** The note about the model, at the field. */
  model: ModelHint;
};

/** The project's board, with a field for a new issue. Suggestions appear on the large card. */
export function BoardScene(props: BoardSceneProps) {
  const { scene, composer, model } = props;
  const { project, visitor } = useDemoProject(props.project);
  // Delayed, so that it doesn't hold up the first letter, or an action repeated after hydration.
  useEffect(() => void setTimeout(learn, 500), []);
  const [title, setTitle] = useState("");
  const key = nextKey(project, visitor);
  const draft = useMemo(() => createDraft(title, project, key), [title, project, key]);
  const suggestion = draft?.suggested
    ? describeDraft(composer.announce, draft, project)
    : composer.nothing;
  const [announcement, announce] = useAnnouncement(draft && suggestion);

  const [first = ""] = project.columns;
  const issues = onBoard(project.issues);
  const waiting = issues.filter(({ status }) => status === first);
  const large = visitor.written.length
    ? waiting[0]
    : (waiting.find((issue) => issue.key === project.walks) ?? waiting[0]);

  const announceColumn = (issue: SceneIssue) => announce(fillTemplate(composer.added, issue));
  // Doesn't use `draft`, which may be a letter behind.
  const onAdd = (current: string) => {
    const issue = createDraft(current, project, key);
    if (!issue) return;
    write(issue);
    announceColumn(issue);
  };
  return (
    <SceneProvider project={props.project} announce={announce}>
      <Stage id="board">
        <Window role="group" aria-label={scene}>
          <Composer copy={composer} model={model} draft={draft} onTitle={setTitle} onAdd={onAdd} />
          <Board
            issues={issues}
            large={draft ?? large}
            isDraft={Boolean(draft)}
            written={visitor.written.length}
            none={composer.none}
            onMove={announceColumn}
          />
        </Window>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Stage>
    </SceneProvider>
  );
}

export const fragment = graphql`
  fragment BoardScene on Hero {
    scene
    composer {
      label
      placeholder
      add
      examples
      sentences
      none
      nothing
      inShort
      announce
      added
    }
  }
`;

const Stage = styled(Container)`
  position: relative;
`;

const Window = styled(AppWindow)`
  overflow: hidden;
  line-height: 1.4;
`;
