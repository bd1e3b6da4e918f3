import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { Contours } from "../../../ui/contours";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { StatementList } from "../../shared/statement-list";
import { withFigures } from "../demo/suggest";
import { PlanningScene } from "../islands";
import type { SceneProject } from "../scene/project";
import { withIssues } from "../scene/project";

/** AI planning: an issue with all its suggestions, on the map, and three statements. */
export function Planning(props: Queries.PlanningFragment["planning"] & { project: SceneProject }) {
  const { points, demo, accuracy } = props;
  const project = withIssues(props.project, ({ key }) => key === demo.issue);
  return (
    <Band>
      <Container>
        <SectionHead {...props} look="beside" />
      </Container>
      <Ground>
        <Contours />
        <OnMap>
          <PlanningScene demo={demo} project={project} />
        </OnMap>
      </Ground>
      <Container>
        <Statements statements={points} />
        <Accuracy>
          {withFigures(accuracy.text)} <Link to={accuracy.source.to}>{accuracy.source.text}</Link>
        </Accuracy>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment Planning on Content {
    planning {
      eyebrow
      heading
      text
      points {
        ...Statement
      }
      demo {
        ...PlanningScene
      }
      accuracy {
        text
        source {
          text
          to
        }
      }
    }
  }
`;

/** The map that the card and the estimate stand on. */
const Ground = styled.div`
  position: relative;
  overflow: hidden;
  margin-top: ${theme.space[10]};
  background: ${theme.color.sunken};
  ${media.print} {
    background: none;
  }
  & > :first-child {
    --where: linear-gradient(black, black);
    inset: 0;
  }
`;

const OnMap = styled(Container)`
  position: relative;
  z-index: 1;
`;

const Statements = styled(StatementList)`
  margin-top: ${theme.space[8]};
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${theme.space[10]};
  }
`;

const Accuracy = styled.p`
  max-width: 46rem;
  margin-top: ${theme.space[6]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
