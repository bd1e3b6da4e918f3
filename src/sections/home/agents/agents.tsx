import { useEffect } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { startScenes } from "../../../browser/live-scenes";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/choice";
import { Band, Container } from "../../../ui/container";
import { drawn } from "../../../ui/drawn";
import { SectionHead } from "../../shared/section-head";
import { AgentFigure } from "./agent-figure";
import { drawings } from "./drawings";

/**
 * AI agents, coming soon: a stage with one figure at a time. The radios choose it without scripts; `browser/live-scenes.ts`
 * checks another one every few seconds. All figures stand side by side where nothing moves.
 */
export function Agents(props: Queries.AgentsFragment) {
  const { agents, eyebrow, soon, heading, text, choose, pause } = props;
  // For `npm run develop`, where React renders the page. A built page starts it at the first scroll.
  useEffect(startScenes, []);
  return (
    <Section data-ground>
      <Stage data-turns>
        <SectionHead eyebrow={`${eyebrow} · ${soon}`} heading={heading} text={text} />
        <Controls>
          <Choice
            name="agent"
            legend={choose}
            options={agents.map(({ drawing, name }) => ({ value: drawing, label: name }))}
            chosen={agents[0]?.drawing}
          />
          <Pause look="secondary" aria-pressed={false}>
            {pause}
          </Pause>
        </Controls>
        <Figures role="list">
          {agents.map(({ drawing, name, job }) => (
            <li key={drawing} data-agent={drawing}>
              <h3>{name}</h3>
              <p>{job}</p>
              <AgentFigure drawing={drawing} />
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
    choose
    pause
    agents {
      drawing
      name
      job
    }
  }
`;

const Section = styled(Band)`
  padding-bottom: 0;
  overflow: clip;
  background: ${theme.color.sunken};
`;

const Stage = styled(Container)`
  position: relative;
  ${media.playing} {
    ${media.md} {
      --figure: min(34rem, 38vw);
      display: grid;
      align-content: start;
      min-height: calc(var(--figure) + ${theme.space[2]});
      padding: 0 calc(var(--figure) + ${theme.space[4]}) ${theme.space.section} 0;
    }
  }
`;

const Controls = styled.div`
  display: none;
  ${media.playing} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: center;
    margin-top: ${theme.space[8]};
    /* Four fit side by side on a phone. */
    label {
      padding-inline: min(${theme.space[6]}, 3.5vw);
    }
    ${media.md} {
      order: 1;
    }
  }
`;

const Pause = styled(Button)`
  &::before {
    ${drawn("1em", "pause")}
  }
  &[aria-pressed="true"] {
    color: ${theme.color.paper};
    background: ${theme.color.ink};
  }
`;

/** The entry of the checked radio. */
const shown = Object.keys(drawings)
  .map((drawing) => `${Controls}:has([value="${drawing}"]:checked) ~ & > [data-agent="${drawing}"]`)
  .join();

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space[10]} ${theme.space[6]};
  margin-top: ${theme.space[8]};

  & > li {
    display: flex;
    flex-direction: column;
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  p {
    margin-block: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.color.muted};
  }
  svg {
    margin-top: auto;
  }
  ${media.playing} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      grid-area: 1 / 1;
      visibility: hidden;
    }
    ${shown} {
      visibility: visible;
    }
    h3 {
      font-size: ${theme.text.h3};
    }
    p {
      max-width: 26rem;
      font-size: ${theme.text.lg};
    }
    svg {
      align-self: center;
      width: min(100%, 21rem);
    }
    [data-stone] {
      transform: translateY(-1.25rem) rotate(-3deg);
      transform-box: fill-box;
      transform-origin: center;
      transition: transform 360ms ${theme.motion.ease};
    }
    [data-stone] ~ [data-stone] {
      transition-delay: 80ms;
    }
    [data-stone] ~ [data-stone] ~ [data-stone] {
      transition-delay: 160ms;
    }
    [data-held] {
      opacity: 0;
      transition: opacity ${theme.motion.control} 320ms;
    }
    ${shown} {
      [data-stone] {
        transform: none;
      }
      [data-held] {
        opacity: 1;
      }
    }
  }
  ${media.playing} {
    ${media.md} {
      p {
        margin-bottom: 0;
      }
      svg {
        position: absolute;
        right: -2rem;
        bottom: 0;
        width: auto;
        height: var(--figure);
      }
    }
  }
`;
