import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { AgentStage } from "./agent-stage";

/** AI agents, which are coming soon: four characters on a ridge, one at a time. */
export function Agents(props: Queries.AgentsFragment) {
  const { eyebrow, soon, heading, text } = props;
  return (
    <Section>
      <Room>
        <SectionHead eyebrow={`${eyebrow} · ${soon}`} heading={heading} text={text} />
        <AgentStage {...props} />
      </Room>
    </Section>
  );
}

export const fragment = graphql`
  fragment Agents on Agents {
    eyebrow
    soon
    heading
    text
    ...AgentStage
  }
`;

const Section = styled(Band)`
  overflow: clip;
  background: ${theme.color.sunken};
`;
