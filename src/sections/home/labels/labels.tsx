import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { findIssue, type SceneProject } from "../demo/project";
import { SceneProvider } from "../scene/scene-context";
import { SideStatements } from "../../shared/statement-list";
import { LabelScene } from "./label-scene";

/** Issue workflow labels: statements, beside an issue and others with the same labels or status. */
export function Labels(props: Queries.LabelsFragment["labels"] & { project: SceneProject }) {
  const { points, issue, project } = props;
  return (
    <Section>
      <Split>
        <div>
          <SectionHead {...props} />
          <SideStatements statements={points} />
        </div>
        <SceneProvider project={project}>
          <LabelScene {...props} issue={findIssue(project, issue)} issues={project.issues} />
        </SceneProvider>
      </Split>
    </Section>
  );
}

export const fragment = graphql`
  fragment Labels on Content {
    labels {
      heading
      text
      points {
        ...Statement
      }
      scene
      issue
      filter
    }
  }
`;

const Section = styled(Band)`
  ${deferred([740, 650, 610])}
`;

const Split = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[16]};
    align-items: center;

    & > :first-child {
      order: 1;
    }
  }
`;
