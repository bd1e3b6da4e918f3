import { graphql } from "gatsby";
import styled from "styled-components";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import type { SceneProject } from "../scene/project";
import { PlanningDemo } from "./planning-demo";

type PlanningProps = Queries.PlanningFragment & { project: SceneProject };

/** AI planning, to be tried: an issue is picked, what the app suggests appears, notes stand beside it. */
export function Planning({ eyebrow, heading, text, points, demo, project }: PlanningProps) {
  return (
    <Section>
      <Room>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <PlanningDemo demo={demo} notes={points} project={project} />
      </Room>
    </Section>
  );
}

export const fragment = graphql`
  fragment Planning on Planning {
    eyebrow
    heading
    text
    points {
      ...Statement
    }
    demo {
      ...PlanningDemo
    }
  }
`;

const Section = styled(Band)`
  overflow: clip;
`;
