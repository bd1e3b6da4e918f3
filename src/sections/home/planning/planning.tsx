import { graphql } from "gatsby";
import styled from "styled-components";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { PlanningDemo } from "./planning-demo";

/** AI planning, to be tried: an issue is picked, what the app suggests appears, notes stand beside it. */
export function Planning(props: Queries.PlanningFragment) {
  const { eyebrow, heading, text, points, demo } = props;
  return (
    <Frame>
      <Room>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <PlanningDemo demo={demo} notes={points} />
      </Room>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Planning on Planning {
    eyebrow
    heading
    text
    points {
      ...PointItem
    }
    demo {
      ...PlanningDemo
    }
  }
`;

const Frame = styled(Band)`
  overflow: clip;
`;
