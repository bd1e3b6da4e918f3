import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { useDemoProject } from "../demo/demo-store";
import { issueOf, type SceneProject } from "../scene/project";
import { SceneSection } from "../scene/scene-section";
import { FilterTile } from "./filter-tile";
import { IssueTile } from "./issue-tile";
import { StatusTile } from "./status-tile";

/** Issue workflow labels: three pieces of the app, each with a statement; further statements below them. */
export function Labels(props: Queries.LabelsFragment & { project: SceneProject }) {
  const { points, scene, flow } = props;
  const { project, chosen } = useDemoProject(props.project);
  const pieces = [
    <IssueTile key="issue" flow={flow} issue={issueOf(project, flow.issue)} />,
    <StatusTile key="status" statuses={project.columns} />,
    <FilterTile
      key="filter"
      word={flow.filterWord}
      label={chosen?.labels[0] ?? flow.filter}
      issues={project.issues}
    />,
  ];
  return (
    <Section {...props} look="beside">
      <Bento role="group" aria-label={scene}>
        {points.map(({ title, text }, index) => (
          <Tile key={title}>
            {pieces[index] && <Piece aria-hidden={index > 0}>{pieces[index]}</Piece>}
            <h3>{title}</h3>
            <p>{text}</p>
          </Tile>
        ))}
      </Bento>
    </Section>
  );
}

export const fragment = graphql`
  fragment Labels on Labels {
    heading
    text
    points {
      ...Statement
    }
    scene
    flow {
      issue
      description
      added
      addWord
      assigneeWord
      priorityWord
      labelsWord
      filterWord
      filter
    }
  }
`;

const Section = styled(SceneSection)`
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
    /* Without a piece of the app: the full width. */
    & > :nth-child(n + 4) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
  }
`;

const Tile = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.paper};
  ${media.print} {
    break-inside: avoid;
  }

  & > h3 {
    font-size: ${theme.text.xl};
  }
  & > p {
    margin-top: ${theme.space[2]};
    max-width: 30rem;
    color: ${theme.color.muted};
  }
`;

const Piece = styled.div`
  flex: 1;
  margin-bottom: ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.4;
`;
