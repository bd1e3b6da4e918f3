import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { FilterTile } from "./filter-tile";
import { IssueTile } from "./issue-tile";
import { StatusTile } from "./status-tile";
import { Tile } from "./tile";
import type { SceneProject } from "../scene/project";

/** Issue workflow labels: three pieces of the app beside each other, each with what it means. */
export function Labels(props: Queries.LabelsFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, points, scene, flow, project } = props;
  const pieces = [
    <IssueTile key="issue" flow={flow} project={project} />,
    <StatusTile key="status" project={project} />,
    <FilterTile key="filter" flow={flow} project={project} />,
  ];
  return (
    <Frame>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Bento role="group" aria-label={scene}>
          {points.map((point, index) => (
            <Tile key={point.title} {...point}>
              {pieces[index]}
            </Tile>
          ))}
        </Bento>
      </Container>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Labels on Labels {
    eyebrow
    heading
    text
    points {
      title
      text
    }
    scene
    flow {
      ...LabelFlow
    }
  }
  fragment LabelFlow on LabelFlow {
    issue
    description
    added
    suggested
    suggestedWord
    acceptWord
    addWord
    assigneeWord
    priorityWord
    labelsWord
    filterWord
    filter
  }
`;

const Frame = styled(Band)`
  background: ${theme.color.surface};
  border-block: 1px solid ${theme.color.line};
`;

const Bento = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[12]};
  ${media.md} {
    grid-template-columns: 7fr 5fr;
    grid-template-rows: auto auto;

    & > :first-child {
      grid-row: span 2;
    }
  }
`;
