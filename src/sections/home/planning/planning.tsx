import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { contours } from "../../../ui/contours";
import { SectionHead } from "../../shared/section-head";
import { StatementList } from "../../shared/statement-list";
import { PlanningScene } from "../islands";
import { type SceneProject, withIssues } from "../demo/project";
import { ModelNote } from "./model-note";

/** AI planning: a title with its estimate on a map, and statements. */
export function Planning(props: Queries.PlanningFragment["planning"] & { project: SceneProject }) {
  const { points, demo, model } = props;
  const project = withIssues(props.project, ({ key }) => key === demo.issue);
  return (
    <Section>
      <Container>
        <SectionHead {...props} look="beside" />
      </Container>
      <Ground>
        <Container>
          <PlanningScene demo={demo} project={project} />
          <ModelNote {...model} />
        </Container>
      </Ground>
      <Container>
        <Statements statements={points} />
      </Container>
    </Section>
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
      ...ModelNote
    }
  }
`;

/** The trail is above the map. */
const Section = styled(Band)`
  ${deferred([1160, 1120, 890])}
  --trail-layer: 1;
`;

/** The map behind the title and the stones. */
const Ground = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 26.25rem;
  margin-top: ${theme.space[10]};
  padding-block: ${theme.space[8]} max(30vw, 7rem);
  background-color: ${theme.color.sunken};
  ${contours(`linear-gradient(${theme.color.sunken} 40%, transparent 70%)`)}
  ${media.md} {
    min-height: clamp(30rem, 38.9vw, 42rem);
    padding-block: ${theme.space[16]} 11.5vw;
    ${contours(`linear-gradient(90deg, ${theme.color.sunken} 40%, transparent 70%)`)}
  }
  ${media.print} {
    background: none;
  }
`;

const Statements = styled(StatementList)`
  margin-top: ${theme.space[8]};
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${theme.space[10]};
  }
`;
