import { graphql } from "gatsby";
import { RotateCcw } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { Key } from "../scene/parts";
import type { SceneProject } from "../scene/project";
import { WindowPicture } from "../scene/window-picture";
import { BoardColumn } from "./board-column";
import { BoardSidebar } from "./board-sidebar";
import { useReplay } from "./use-replay";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject };

/** The board of the demo project: a new issue arrives, is planned, and another moves on. */
export function BoardScene({ scene, replay, views, suggestion, project }: BoardSceneProps) {
  const { run, again, stage } = useReplay<HTMLDivElement>();
  return (
    <Stage ref={stage}>
      {/* A new key starts the CSS animations again. */}
      <WindowPicture
        key={run}
        label={scene}
        title={project.name}
        tools={<Sprint>{project.sprint}</Sprint>}
      >
        <Sides>
          <BoardSidebar views={views} />
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
      </WindowPicture>
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
      ...BoardSuggestion
    }
  }
`;

const Stage = styled(Container)`
  position: relative;
`;

const Sprint = styled(Key)`
  margin-right: 8.5rem;
`;

const Sides = styled.div`
  display: flex;
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
  ${media.still} {
    display: none;
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
