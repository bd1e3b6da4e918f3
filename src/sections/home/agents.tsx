import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { SectionHead } from "../shared/section-head";

/** AI agents, which are coming soon. */
export function Agents({ eyebrow, soon, heading, text, agents }: Queries.AgentsFragment) {
  return (
    <Frame>
      <Container>
        <SectionHead eyebrow={`${eyebrow} · ${soon}`} heading={heading} text={text} />
        <Row role="list">
          {agents.map(({ name, job }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{job}</p>
            </li>
          ))}
        </Row>
      </Container>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Agents on Agents {
    eyebrow
    soon
    heading
    text
    agents {
      drawing
      name
      job
    }
  }
`;

const Frame = styled(Band)`
  background: ${theme.color.sunken};
`;

const Row = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[12]};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.muted};
  }
`;
