import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { BacklogScene } from "./backlog-scene";
import type { SceneProject } from "../scene/project";
import { StatementList } from "../scene/statement-list";

/** The backlog: words on the left, the list on the right, running off the edge of the page. */
export function Backlog(props: Queries.BacklogFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, points } = props;
  return (
    <Section>
      <Split>
        <div>
          <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
          <Statements statements={points} />
        </div>
        <BacklogScene {...props} />
      </Split>
    </Section>
  );
}

export const fragment = graphql`
  fragment Backlog on Backlog {
    eyebrow
    heading
    text
    points {
      ...Statement
    }
    ...BacklogScene
  }
`;

const Section = styled(Band)`
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

const Statements = styled(StatementList)`
  margin-top: ${theme.space[8]};
`;
