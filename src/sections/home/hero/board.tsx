import { memo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import type { Act } from "../demo/demo-store";
import type { SceneIssue, SceneProject } from "../scene/project";
import { BoardColumn } from "./board-column";
import { LargeCard } from "./large-card";

interface BoardProps {
  project: SceneProject;
  /** The issue that the eye should land on. */
  large: SceneIssue | undefined;
  /** That one is being written, and not on the board yet. */
  isDraft: boolean;
  /** Said where nothing is suggested for it. */
  none: string;
  act: Act;
  /** Tells screen readers. */
  say: (text: string) => void;
}

/** The columns with their issues, one of them large. Not drawn anew with every letter that somebody writes above. */
export const Board = memo(function Board(props: BoardProps) {
  const { project, large, isDraft, none, act, say } = props;
  return (
    <Columns style={{ "--small": project.columns.length - 1 }}>
      {project.columns.map((name) => (
        <BoardColumn key={name} name={name} project={project} apart={large?.key}>
          {name === large?.status && (
            <LargeCard
              key={large.key}
              issue={large}
              project={project}
              isDraft={isDraft}
              none={none}
              act={act}
              say={say}
            />
          )}
        </BoardColumn>
      ))}
    </Columns>
  );
});

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
