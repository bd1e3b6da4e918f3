import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/choice";
import { Band } from "../../../ui/container";
import { drawn } from "../../../ui/drawn";
import { looksChosen } from "../../../ui/option";
import { SectionHead } from "../../shared/section-head";
import { AgentFigure } from "./agent-figure";
import { Controls, Figures, Stage } from "./stage";

/**
 * AI agents, coming soon: a stage with one figure at a time. The radios choose it without scripts; `browser/live-scenes.ts`
 * checks another one every few seconds. All figures are side by side if nothing may move.
 */
export function Agents(props: Queries.AgentsFragment["agents"]) {
  const { agents, eyebrow, soon, heading, text, choose, pause } = props;
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
  fragment Agents on Content {
    agents {
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
  }
`;

const Section = styled(Band)`
  padding-bottom: 0;
  overflow: clip;
  background: ${theme.color.sunken};
`;

const Pause = styled(Button)`
  &::before {
    ${drawn("1em", "pause")}
  }
  &[aria-pressed="true"] {
    ${looksChosen}
  }
`;
