import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { StoneCard } from "./stone-card";
import { Stream } from "./stream";
import { useFlipped } from "./use-flipped";
import { issueOf } from "../scene/project";
import type { SceneProject } from "../scene/project";

/** Five types of issue: stones along a stream, the larger the more work. One at a time turns over. */
export function IssueTypes(props: Queries.IssueTypesFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, types, project } = props;
  const cardProps = useFlipped();
  return (
    <Section>
      <Room>
        <Bank>
          <Stream />
          <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
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
      example
      ...StoneCard
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
      top: 0;
      left: 43%;
      width: 31%;
      height: 20rem;
      rotate: -2deg;
    }
    li:nth-child(2) {
      top: 6rem;
      right: -1%;
      width: 25.5%;
      height: 17rem;
      rotate: 3deg;
    }
    li:nth-child(3) {
      bottom: 0;
      left: -1%;
      width: 26%;
      height: 16.5rem;
      rotate: 2deg;
    }
    li:nth-child(4) {
      bottom: 3rem;
      left: 27.5%;
      width: 27%;
      height: 17rem;
      rotate: -3deg;
    }
    li:nth-child(5) {
      bottom: 0.5rem;
      left: 60%;
      width: 24%;
      height: 15.5rem;
      rotate: 2deg;
    }
  }
`;
