import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { BacklogScene } from "../islands";
import { byPriority, findIssue, type SceneProject } from "../demo/project";
import { SideStatements } from "../../shared/statement-list";

const maxIssuesPerEpic = 2;

/** Statements, beside the most urgent open issues of each epic. */
export function Backlog(props: Queries.BacklogFragment["backlog"] & { project: SceneProject }) {
  const { points, scene, rest, epics, project } = props;
  const urgentOf = (key: string) =>
    project.issues
      .filter(({ epic, status }) => epic === key && status !== project.columns.at(-1))
      .sort(byPriority)
      .slice(0, maxIssuesPerEpic);
  const issues = epics.flatMap((key) => [findIssue(project, key), ...urgentOf(key)]);
  return (
    <Clipped id="backlog">
      <Split>
        <div>
          <SectionHead {...props} />
          <SideStatements statements={points} />
        </div>
        <BacklogScene scene={scene} rest={rest} project={{ ...project, issues }} />
      </Split>
    </Clipped>
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

/** The scene extends beyond the page. */
const Clipped = styled(Band)`
  ${deferred([690, 680, 580])}
  overflow: clip;
`;

const Split = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[16]};
    align-items: center;
  }
`;
