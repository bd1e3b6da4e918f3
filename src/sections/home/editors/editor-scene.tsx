import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import type { SceneProject } from "../scene/project";
import { CodeWindow } from "./code-window";
import { Conversation } from "./conversation";

type EditorSceneProps = Queries.EditorSceneFragment & { project: SceneProject };

/** An editor that runs off the left edge of the page, and the conversation that lies over it. */
export function EditorScene({ scene, pane, project }: EditorSceneProps) {
  return (
    <Stage role="img" aria-label={scene}>
      <CodeWindow {...pane} />
      <Conversation pane={pane} project={project} />
    </Stage>
  );
}

export const fragment = graphql`
  fragment EditorScene on Editors {
    scene
    pane {
      ...CodeWindow
      ...Conversation
    }
  }
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[10]};
  line-height: 1.4;

  & > * {
    min-width: 0;
  }
  & > :first-child {
    /* Off the left edge on a desktop, off the right one on a phone. */
    margin-right: calc(-1 * ${theme.space.gutter} - 1.25rem);
  }
  & > :last-child {
    margin-top: -5rem;
  }
  ${room.sm} {
    & > :last-child {
      margin-left: 20%;
    }
  }
  ${room.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-bottom: ${theme.space[12]};

    & > :first-child {
      grid-area: 1 / 1 / 2 / 3;
      margin: 0 ${theme.space[12]} 0
        calc(
          -1 * max(${theme.space.gutter} + 1.25rem, (100vw - ${theme.width.content}) / 2 + 1.25rem)
        );
      padding-left: max(
        ${theme.space.gutter} + 1.25rem,
        (100vw - ${theme.width.content}) / 2 + 1.25rem
      );
    }
    & > :last-child {
      grid-area: 1 / 2 / 2 / 3;
      align-self: end;
      margin: ${theme.space[12]} 0 calc(-1 * ${theme.space[12]});
    }
  }
`;
