import { graphql } from "gatsby";
import styled from "styled-components";
import { Band, Room } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { EditorScene } from "./editor-scene";
import { ToolStrip } from "./tool-strip";
import type { SceneProject } from "../scene/project";

/** Editor integrations through the MCP server: four tools, and one of them at work. */
export function Editors(props: Queries.EditorsFragment & { project: SceneProject }) {
  const { eyebrow, heading, text } = props;
  return (
    <Section>
      <Room>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <ToolStrip {...props} />
        <EditorScene {...props} />
      </Room>
    </Section>
  );
}

export const fragment = graphql`
  fragment Editors on Editors {
    eyebrow
    heading
    text
    ...ToolStrip
    ...EditorScene
  }
`;

const Section = styled(Band)`
  overflow: clip;
`;
