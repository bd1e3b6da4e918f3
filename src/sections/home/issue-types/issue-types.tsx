import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { issueOf, type SceneProject } from "../scene/project";
import { SceneSection } from "../scene/scene-section";
import { StoneCard } from "./stone-card";

/** Five parallel lines. */
const water = [0, 18, 38, 60, 84]
  .map(
    (y) =>
      `M${y * 0.3 - 1400} ${y + 20}c500 110 800 120 1100 60s360 -50 540 -10s280 80 460 20s260 -70 460 -30s340 90 600 30s440 -100 800 -50`,
  )
  .join("");

/** Issue types: stones across a stream that turn over one at a time. */
export function IssueTypes(props: Queries.IssueTypesFragment & { project: SceneProject }) {
  const { types } = props;
  const { project } = props;
  return (
    <SceneSection {...props} look="beside">
      <Crossing>
        <Stream viewBox="0 0 1160 240" preserveAspectRatio="none" aria-hidden>
          <path d={water} />
        </Stream>
        <Stones role="list">
          {types.map((card) => (
            <StoneCard key={card.type} card={card} example={issueOf(project, card.example)} />
          ))}
        </Stones>
      </Crossing>
    </SceneSection>
  );
}

export const fragment = graphql`
  fragment IssueTypes on IssueTypes {
    heading
    text
    types {
      type
      text
      example
    }
  }
`;

const Crossing = styled.div`
  position: relative;
  margin-top: ${theme.space[10]};
`;

const Stream = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  ${media.belowSm} {
    display: none;
  }
  path {
    fill: none;
    stroke: ${theme.color.line};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;

/** On a phone one column, shifted left and right in turn. */
const Stones = styled.ul`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};

  li:nth-child(odd) {
    margin-right: 7%;
  }
  li:nth-child(even) {
    margin-left: 7%;
  }
  ${media.sm} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${theme.space[5]};
    li:nth-child(n) {
      grid-column: span 2;
      min-height: 10rem;
      margin: 0;
    }
    li:nth-child(2n) {
      translate: 0 1rem;
    }
    li:nth-child(4) {
      grid-column: 2 / span 2;
    }
  }
  ${media.md} {
    grid-template-columns: 25fr 23fr 22fr 21fr 20fr;
    gap: ${theme.space[3]};
    align-items: center;
    margin-inline: -1rem;

    li:nth-child(n) {
      grid-column: auto;
      min-height: 9rem;
    }
    li:nth-child(1) {
      min-height: 10.5rem;
      rotate: -2deg;
    }
    li:nth-child(2) {
      min-height: 10rem;
      translate: 0 0.75rem;
      rotate: 2deg;
    }
    li:nth-child(3) {
      min-height: 9.5rem;
      translate: 0 -0.5rem;
      rotate: -1deg;
    }
    li:nth-child(4) {
      translate: 0 0.75rem;
      rotate: -2deg;
    }
    li:nth-child(5) {
      translate: 0 -0.25rem;
      rotate: 2deg;
    }
  }
`;
