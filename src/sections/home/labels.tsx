import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { Band, Container } from "../../ui/container";
import { SectionHead } from "../shared/section-head";
import { LabelFlow } from "./label-flow";
import type { SceneProject } from "./scene/project";

/** Issue workflow labels: one issue on its way along the statuses, and what its labels say. */
export function Labels(props: Queries.LabelsFragment & { project: SceneProject }) {
  const { eyebrow, heading, text, points } = props;
  return (
    <Frame>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <LabelFlow {...props} />
        <Points>
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </Points>
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
    ...LabelFlow
  }
`;

const Frame = styled(Band)`
  background: ${theme.color.surface};
  border-block: 1px solid ${theme.color.line};
`;

const Points = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[6]} ${theme.space[12]};
  margin-top: ${theme.space[10]};

  dt {
    font-weight: 600;
  }
  dd {
    margin-top: ${theme.space[1]};
    max-width: 30rem;
    color: ${theme.color.muted};
  }
`;
