import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/choice";
import { Band, deferred } from "../../../ui/container";
import { drawn, maskPosition } from "../../../ui/drawn";
import { SectionHead } from "../../shared/section-head";
import { AgentFigure } from "./agent-figure";
import { Controls, Figures, Stage } from "./stage";

/**
 * AI agents, coming soon: a stage that shows one figure at a time. Radios choose it without scripts; `layout/live-scenes.ts`
 * switches every few seconds. With reduced motion, all figures are side by side.
 */
export function Agents(props: Queries.AgentsFragment["agents"]) {
  const { agents, eyebrow, soon, heading, text, choose, pause, play } = props;
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
          <Turns look="secondary" data-paused={false}>
            <span>{pause}</span>
            <span>{play}</span>
          </Turns>
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
  fragment Agents on Content {
    agents {
      eyebrow
      soon
      heading
      text
      choose
      pause
      play
      agents {
        drawing
        name
        job
      }
    }
  }
`;

const Section = styled(Band)`
  ${deferred([910, 660, 580])}
  padding-bottom: 0;
  overflow: clip;
  background: ${theme.color.sunken};
`;

/** Shows the first label while the agents take turns, and the second while they're paused. */
const Turns = styled(Button)`
  &::before {
    ${drawn("1em", "pause")}
  }
  &[data-paused="true"]::before {
    ${maskPosition("play")}
  }
  &[data-paused="true"] > :first-child,
  &[data-paused="false"] > :last-child {
    display: none;
  }
`;
