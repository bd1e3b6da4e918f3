import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { StatementList } from "../../shared/statement-list";
import { ClippedBand } from "../scene/clipped-band";
import { issueOf, type SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { FilteredList } from "./filtered-list";
import { LabelledIssue } from "./labelled-issue";

/** Issue workflow labels: an issue with suggested labels, and a list that a label filters. */
export function Labels(props: Queries.LabelsFragment["labels"] & { project: SceneProject }) {
  const { points, scene, issue, filter, labels, project } = props;
  return (
    <ClippedBand>
      <Split>
        <SceneProvider project={project}>
          <Stage role="group" aria-label={scene}>
            <FilteredList legend={filter} labels={labels} issues={project.issues} />
            <LabelledIssue issue={issueOf(project, issue)} />
          </Stage>
        </SceneProvider>
        <div>
          <SectionHead {...props} />
          <Statements statements={points} />
        </div>
      </Split>
    </ClippedBand>
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
      labels
    }
  }
`;

/** In a narrow window the words come first. */
const Split = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};

  & > :last-child {
    order: -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[16]};
    align-items: center;

    & > :last-child {
      order: 0;
    }
  }
`;

/** The list crosses the left edge of the page; the issue lies on its corner. */
const Stage = styled.div`
  --inset: ${theme.space[4]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: ${theme.text.ui};
  line-height: 1.4;

  & > :last-child {
    margin: -${theme.space[10]} 0 0 auto;
    width: min(27rem, 92%);
  }
  ${media.md} {
    --inset: calc(max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) + 2rem);

    & > :first-child {
      margin-left: calc(-1 * var(--inset));
    }
    & > :last-child {
      margin-right: -${theme.space[6]};
    }
  }
`;

const Statements = styled(StatementList)`
  margin-top: ${theme.space[6]};
`;
