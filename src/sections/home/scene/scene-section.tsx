import type { ComponentProps } from "react";
import styled from "styled-components";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { SceneProvider } from "./scene-context";

type SceneSectionProps = ComponentProps<typeof SectionHead> & ComponentProps<typeof SceneProvider>;

/** A section of the page: heading, text, scene. */
export function SceneSection(props: SceneSectionProps) {
  const { project, announce, children, ...head } = props;
  return (
    <ClippedBand>
      <Container>
        <SectionHead {...head} />
        <SceneProvider project={project} announce={announce}>
          {children}
        </SceneProvider>
      </Container>
    </ClippedBand>
  );
}

/** A band whose scene reaches the edge of the page. */
export const ClippedBand = styled(Band)`
  overflow: clip;
`;
