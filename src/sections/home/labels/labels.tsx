import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import type { SceneProject } from "../scene/project";
import { FilterTile } from "./filter-tile";
import { IssueTile } from "./issue-tile";
import { StatusTile } from "./status-tile";
import { Tile } from "./tile";

/** Issue workflow labels: three pieces of the app beside each other, each with what it means; then words alone. */
export function Labels(props: Queries.LabelsFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, points, scene, flow, project } = props;
  const pieces = [
    <IssueTile key="issue" flow={flow} project={project} />,
    <StatusTile key="status" project={project} />,
    <FilterTile key="filter" flow={flow} project={project} />,
  ];
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Bento role="group" aria-label={scene}>
          {points.map((statement, index) => (
            <Tile key={statement.title} {...statement}>
              {pieces[index]}
            </Tile>
          ))}
        </Bento>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment Labels on Labels {
    eyebrow
    heading
    text
    points {
      ...Statement
    }
    scene
    flow {
      ...IssueTile
      ...FilterTile
    }
  }
`;

const Section = styled(Band)`
  background: ${theme.color.surface};
  border-block: 1px solid ${theme.color.line};
`;

const Bento = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  margin-top: ${theme.space[12]};
  ${media.md} {
    grid-template-columns: 7fr 5fr;

    & > :first-child {
      grid-row: span 2;
    }
    /* Without a drawing: a band of the whole width, its words beside each other. */
    & > :nth-child(n + 4) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
  }
`;
