import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { BacklogScene } from "./backlog-scene";
import { PointList } from "../scene/statement-list";
import type { SceneProject } from "../scene/project";

/** The backlog: words on the left, the list on the right, running off the edge of the page. */
export function Backlog(props: Queries.BacklogFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, points } = props;
  return (
    <Frame>
      <Split>
        <div>
          <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
          <Points points={points} />
        </div>
        <BacklogScene {...props} />
      </Split>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Backlog on Backlog {
    eyebrow
    heading
    text
    points {
      ...PointItem
    }
    ...BacklogScene
  }
`;

const Frame = styled(Band)`
  overflow: clip;
`;

const Split = styled(Container)`
  display: grid;
  gap: ${theme.space[12]};

  & > * {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space[16]};
    align-items: center;
  }
`;

const Points = styled(PointList)`
  margin-top: ${theme.space[8]};
`;
