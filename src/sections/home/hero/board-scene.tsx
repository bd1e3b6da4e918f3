import { graphql } from "gatsby";
import { RotateCcw } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Cairn } from "../../../ui/cairn";
import { Container } from "../../../ui/container";
import { WindowPicture } from "../scene/app-window";
import type { SceneProject } from "../scene/project";
import { BoardColumn } from "./board-column";
import { useReplay } from "./use-replay";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject };

/** The board of the demo project: a new issue arrives, is planned, and another moves on. */
export function BoardScene({ scene, replay, views, suggestion, project }: BoardSceneProps) {
  const { run, again, stage } = useReplay<HTMLDivElement>();
  return (
    <Stage ref={stage}>
      {/* A new key starts the CSS animations again. */}
      <Window key={run} label={scene} project={project}>
        <Sides>
          <Sidebar>
            <Cairn size={20} />
            {views.map((view, index) => (
              <span key={view} data-open={index === 0}>
                {view}
              </span>
            ))}
          </Sidebar>
          <Columns>
            {project.columns.map((name, index) => (
              <BoardColumn
                key={name}
                name={name}
                project={project}
                suggestion={suggestion}
                first={index === 0}
              />
            ))}
          </Columns>
        </Sides>
      </Window>
      <Replay type="button" onClick={again}>
        <RotateCcw size={14} aria-hidden />
        {replay}
      </Replay>
    </Stage>
  );
}

export const fragment = graphql`
  fragment BoardScene on Hero {
    scene
    replay
    views
    suggestion {
      issue
      moves
      suggested
      accept
      points
    }
  }
`;

const Stage = styled(Container)`
  position: relative;
`;

const Window = styled(WindowPicture)`
  /* At the end of the title bar lies the button that plays the scene once more. */
  & > :first-child > :last-child {
    margin-right: 8.5rem;
  }
`;

const Sides = styled.div`
  display: flex;
`;

/** The app's sidebar; the first view is open. */
const Sidebar = styled.div`
  display: none;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
  width: 9.5rem;
  padding: 1rem 0.75rem;
  border-right: 1px solid ${theme.color.line};

  & > svg {
    margin: 0 0 0.75rem 0.5rem;
  }
  & > span {
    padding: 0.25rem 0.5rem;
    border-radius: ${theme.radius.sm};
    color: ${theme.color.muted};
  }
  & > span[data-open="true"] {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    font-weight: 550;
  }
  ${media.md} {
    display: flex;
  }
`;

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(13rem, 1.5fr);
  grid-auto-columns: minmax(9.25rem, 1fr);
  grid-auto-flow: column;
  gap: 0.75rem;
  min-width: 0;
  /* A board is larger than its window: what has no room runs off its edges. */
  max-height: 46rem;
  padding: 0.875rem;
  overflow: hidden;
  background: ${theme.color.sunken};

  /* A phone shows the new issue large and the next column running off the edge. */
  ${media.belowMd} {
    grid-template-columns: 16.5rem;
    grid-auto-columns: 13rem;
    max-height: 31rem;
  }
`;

const Replay = styled.button`
  position: absolute;
  top: 0;
  right: 0.5rem;
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border: 0;
  background: none;
  font-size: ${theme.text.note};
  color: ${theme.color.muted};

  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }
  ${media.resting} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
