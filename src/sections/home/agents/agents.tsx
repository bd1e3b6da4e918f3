import { useRef, useState } from "react";
import { graphql } from "gatsby";
import { Pause, Play } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { Button } from "../../../ui/button";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { AgentFigure } from "./agent-figure";
import { Ridge } from "./ridge";
import { useMotionAllowed } from "./use-motion-allowed";
import { useRotation } from "./use-rotation";
import { useWatched } from "./use-watched";

/** AI agents, which are coming soon: four characters on a ridge, one at a time. */
export function Agents(props: Queries.AgentsFragment) {
  return (
    <Section>
      <Room>
        <SectionHead {...props} eyebrow={`${props.eyebrow} · ${props.soon}`} />
        <AgentStage {...props} />
      </Room>
    </Section>
  );
}

/** The ridge on which the agents take turns; all of them stand there where nothing may move. */
function AgentStage({ agents, pause, play }: Queries.AgentsFragment) {
  const stage = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const moves = useMotionAllowed();
  const watched = useWatched(stage);
  const turn = useRotation(agents.length, moves && watched && !paused);
  return (
    <Stage ref={stage}>
      <Control hidden={!moves} look="secondary" onClick={() => setPaused(!paused)}>
        {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        {paused ? play : pause}
      </Control>
      <Ridge />
      <Figures role="list">
        {agents.map(({ drawing, name, job }, index) => (
          <li key={drawing} data-turn={index === turn}>
            <AgentFigure drawing={drawing} present={!moves || index === turn} />
            <div>
              <h3>{name}</h3>
              <p>{job}</p>
            </div>
          </li>
        ))}
      </Figures>
    </Stage>
  );
}

export const fragment = graphql`
  fragment Agents on Agents {
    eyebrow
    soon
    heading
    text
    pause
    play
    agents {
      drawing
      name
      job
    }
  }
`;

const Section = styled(Band)`
  overflow: clip;
  background: ${theme.color.sunken};
`;

const Stage = styled.div`
  position: relative;
  margin-top: ${theme.space[10]};
  ${room.sm} {
    margin-top: ${theme.space[20]};
  }
  ${room.md} {
    margin-top: ${theme.space[12]};
  }
`;

const Control = styled(Button)`
  &[hidden] {
    display: inline-flex;
    visibility: hidden;
  }
  margin-bottom: ${theme.space[6]};
  ${room.belowSm} {
    ${media.resting} {
      display: none !important;
    }
  }
  ${room.sm} {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: 1;
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Figures = styled.ul`
  position: relative;
  li {
    display: grid;
    grid-template-columns: min(7.5rem, 36%) minmax(0, 1fr);
    gap: ${theme.space[5]};
    align-items: end;
    padding-top: ${theme.space[5]};
  }
  li > div {
    align-self: center;
    padding-bottom: ${theme.space[3]};
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
  }
  ${room.belowSm} {
    li {
      border-bottom: 2.5px solid ${theme.color.ink};
    }
    li:nth-child(even) {
      grid-template-columns: minmax(0, 1fr) min(7.5rem, 36%);
    }
    li:nth-child(even) > svg {
      order: 1;
    }
  }
  ${room.sm} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[6]};
    /* Each stands as high as the ridge is under it (ridge.tsx). */
    li {
      display: block;
      padding: 0;
      translate: 0 2.75rem;
    }
    li:nth-child(2) {
      translate: 0 1.25rem;
    }
    li:nth-child(3) {
      translate: 0 -2.5rem;
    }
    li:nth-child(4) {
      translate: 0 -6.5rem;
    }
    li > div {
      padding: ${theme.space[6]} ${theme.space[2]} 0;
    }
    p {
      font-size: ${theme.text.control};
      line-height: 1.5;
    }
  }
`;
