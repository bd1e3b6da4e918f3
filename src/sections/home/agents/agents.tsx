import { useEffect, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { startScenes } from "../../../browser/live-scenes";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button } from "../../../ui/button";
import { drawn, maskPosition } from "../../../ui/drawn";
import type { SceneProject } from "../scene/project";
import { SceneSection } from "../scene/scene-section";
import { AgentFigure } from "./agent-figure";
import { Ridge } from "./ridge";

/** AI agents, coming soon: four characters that take turns, or all at once without motion. The turns: `browser/live-scenes.ts`. */
export function Agents(props: Queries.AgentsFragment & { project: SceneProject }) {
  const { agents, eyebrow, soon } = props;
  const [paused, setPaused] = useState(false);
  useEffect(startScenes, []);
  const control = (
    <Control look="secondary" data-paused={paused} onClick={() => setPaused(!paused)}>
      {paused ? props.play : props.pause}
    </Control>
  );
  return (
    <Section {...props} eyebrow={`${eyebrow} · ${soon}`} control={control}>
      <Stage>
        <Ridge />
        <Figures role="list" data-turns data-paused={paused}>
          {agents.map(({ drawing, name, job }, index) => (
            <li key={drawing} data-turn={index === 0}>
              <AgentFigure drawing={drawing} />
              <div>
                <h3>{name}</h3>
                <p>{job}</p>
              </div>
            </li>
          ))}
        </Figures>
      </Stage>
    </Section>
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

const Section = styled(SceneSection)`
  padding-bottom: 0;
  background: ${theme.color.sunken};
`;

const Stage = styled.div`
  position: relative;
  margin-top: ${theme.space[10]};
  padding-bottom: ${theme.space.section};
  ${media.tablet} {
    margin-top: ${theme.space[20]};
    /* The offset of the first agent. */
    padding-bottom: 2.75rem;
  }
  ${media.md} {
    margin-top: ${theme.space[2]};
  }
`;

const Control = styled(Button)`
  &::before {
    ${drawn("1em", "pause")}
  }
  &[data-paused="true"]::before {
    ${maskPosition("play")}
  }
  ${media.resting} {
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
  ${media.belowTablet} {
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
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[6]};
    /* Offsets: the level of the ridge (ridge.tsx). */
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
