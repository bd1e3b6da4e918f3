import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { SectionHead } from "../shared/section-head";
import { PointList } from "./point-list";

/** AI planning: labels, estimates, subtasks. */
export function Planning({ eyebrow, heading, text, points }: Queries.PlanningFragment) {
  return (
    <Band>
      <Grid>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <PointList points={points} />
      </Grid>
    </Band>
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
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[10]};
  ${media.md} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;
