import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { StatementList } from "../../shared/statement-list";
import { BacklogScene } from "../islands";
import { ClippedBand } from "../scene/clipped-band";
import { withIssues, type SceneProject } from "../scene/project";

/** The backlog: statements, and beside them the open issues of two epics. */
export function Backlog(props: Queries.BacklogFragment["backlog"] & { project: SceneProject }) {
  const { points, scene, rest, epics } = props;
  const { columns } = props.project;
  const project = withIssues(
    props.project,
    ({ key, epic, status }) =>
      epics.includes(key) || (epics.includes(epic ?? "") && status !== columns.at(-1)),
  );
  return (
    <ClippedBand id="backlog">
      <Split>
        <div>
          <SectionHead {...props} />
          <Statements statements={points} />
        </div>
        <BacklogScene scene={scene} rest={rest} project={project} />
      </Split>
    </ClippedBand>
  );
}

export const fragment = graphql`
  fragment Backlog on Content {
    backlog {
      heading
      text
      points {
        ...Statement
      }
      scene
      epics
      rest
    }
  }
`;

const Split = styled(Container)`
  display: grid;
  gap: ${theme.space[10]};

  & > * {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space[16]};
    align-items: center;
  }
`;

const Statements = styled(StatementList)`
  margin-top: ${theme.space[6]};
`;
