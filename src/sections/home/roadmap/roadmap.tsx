import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { RoadmapCamp } from "./roadmap-camp";

/** Features on the horizon: a trail with three camps. */
export function Roadmap({ eyebrow, heading, text, shippedIn, stages }: Queries.RoadmapFragment) {
  return (
    <Band>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Trail role="list">
          {stages.map((stage, index) => (
            <RoadmapCamp key={stage.name} {...stage} shippedIn={shippedIn} laid={3 - index} />
          ))}
        </Trail>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment Roadmap on Roadmap {
    eyebrow
    heading
    text
    shippedIn
    stages {
      ...RoadmapCamp
    }
  }
`;

const Trail = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[12]};
  ${media.md} {
    gap: ${theme.space[8]};
    margin-top: 0;
    grid-template-columns: repeat(3, 1fr);
  }
`;
