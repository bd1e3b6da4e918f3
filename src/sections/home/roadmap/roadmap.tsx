import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { RoadmapCamp } from "./roadmap-camp";

/** Features on the horizon: a trail with its camps. */
export function Roadmap({ eyebrow, heading, text, shippedIn, stages }: Queries.RoadmapFragment) {
  return (
    <Band>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Trail role="list" style={{ "--camps": stages.length }}>
          {stages.map((stage, index) => (
            <RoadmapCamp
              key={stage.name}
              {...stage}
              shippedIn={shippedIn}
              ahead={stages.length - 1 - index}
              laid={3 - Math.floor((index * 3) / stages.length)}
            />
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
    /* From three camps on the last one stands beside the words above, with fewer below them. */
    margin-top: calc(max(3 - var(--camps), 0) * ${theme.space[12]});
    grid-template-columns: repeat(var(--camps), minmax(0, 1fr));
    /* Height that the trail gains from one camp to the next. */
    --climb: min(5rem, 10rem / max(var(--camps) - 1, 1));
  }
`;
