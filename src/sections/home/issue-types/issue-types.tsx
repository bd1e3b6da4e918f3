import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { issueOf, type SceneProject } from "../scene/project";
import { StoneCard } from "./stone-card";
import { useFlipped } from "./use-flipped";

/** Five types of issue: stones along a stream, the larger the more work. One at a time turns over. */
export function IssueTypes(props: Queries.IssueTypesFragment & { project: SceneProject }) {
  const { types, project } = props;
  const cardProps = useFlipped();
  return (
    <Section>
      <Room>
        <Bank>
          <Stream viewBox="0 0 1160 640" preserveAspectRatio="none" aria-hidden>
            {[0, 26, 52, 80, 112].map((y) => (
              <path
                key={y}
                transform={`translate(${y * 0.3} ${y})`}
                d="M2400 -160C2000 20 1700 -40 1460 60S1180 260 960 250S640 170 480 330S150 400 0 420S-600 380 -1400 620"
              />
            ))}
          </Stream>
          <SectionHead {...props} />
          <Stones role="list">
            {types.map((card) => (
              <StoneCard
                key={card.type}
                card={card}
                example={issueOf(project, card.example)}
                {...cardProps(card.type)}
              />
            ))}
          </Stones>
        </Bank>
      </Room>
    </Section>
  );
}

export const fragment = graphql`
  fragment IssueTypes on IssueTypes {
    eyebrow
    heading
    text
    types {
      type
      text
      example
    }
  }
`;

const Section = styled(Band)`
  overflow: clip;
`;

const Bank = styled.div`
  position: relative;
  & > div {
    position: relative;
  }
  ${room.md} {
    & > div {
      position: absolute;
      width: 41%;
    }
  }
`;

/** The stream that the stones lie in, drawn like water on a map: a few lines, from edge to edge. */
const Stream = styled.svg`
  display: none;
  ${room.md} {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  path {
    fill: none;
    stroke: ${theme.color.line};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;

/** Where each stone lies; on a phone they are steps across the stream. */
const Stones = styled.ul`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[10]};

  li:nth-child(odd) {
    margin-right: 9%;
  }
  li:nth-child(even) {
    margin-left: 9%;
  }
  ${room.sm} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${theme.space[6]};
    li:nth-child(n) {
      grid-column: span 2;
      margin: 0;
    }
    li:nth-child(2n) {
      translate: 0 1.25rem;
    }
    li:nth-child(4) {
      grid-column: 2 / span 2;
    }
  }
  ${room.md} {
    display: block;
    height: 41rem;
    margin: 0;

    li:nth-child(n) {
      position: absolute;
      translate: none;
    }
    li:nth-child(1) {
      inset: 0 auto auto 43%;
      width: 31%;
      height: 20rem;
      rotate: -2deg;
    }
    li:nth-child(2) {
      inset: 6rem -1% auto auto;
      width: 25.5%;
      height: 17rem;
      rotate: 3deg;
    }
    li:nth-child(3) {
      inset: auto auto 0 -1%;
      width: 26%;
      height: 16.5rem;
      rotate: 2deg;
    }
    li:nth-child(4) {
      inset: auto auto 3rem 27.5%;
      width: 27%;
      height: 17rem;
      rotate: -3deg;
    }
    li:nth-child(5) {
      inset: auto auto 0.5rem 60%;
      width: 24%;
      height: 15.5rem;
      rotate: 2deg;
    }
  }
`;
