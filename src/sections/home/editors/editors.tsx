import { graphql } from "gatsby";
import styled from "styled-components";
import { longDate, isoDay } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { findIssue, type SceneProject } from "../demo/project";
import { SceneProvider } from "../scene/scene-context";
import { CodeWindow } from "./code-window";
import { Conversation } from "./conversation";
import logos from "./editor-logos.json";

/** How far the conversation hangs over the editor's lower edge in a wide window. */
const overhang = "11rem";

/** Editor integrations through the MCP server: a demo, and links to the tools. */
export function Editors(props: Queries.EditorsFragment["editors"] & { project: SceneProject }) {
  const { tools, checked, checkedLabel, scene, pane, project } = props;
  return (
    <Section>
      <Container>
        <SectionHead {...props} look="beside" />
      </Container>
      <SceneProvider project={project}>
        <Stage role="img" aria-label={scene}>
          <CodeWindow {...pane} />
          <Conversation pane={pane} issue={findIssue(project, pane.issue)} />
        </Stage>
      </SceneProvider>
      <Tools>
        <Strip role="list">
          {tools.map(({ logo, name, source }) => (
            <li key={logo}>
              <Link to={source}>
                <svg viewBox="0 0 24 24" width={28} height={28} aria-hidden>
                  <path d={logos[logo]} />
                </svg>
                {name}
              </Link>
            </li>
          ))}
        </Strip>
        <Checked>
          {checkedLabel} <time dateTime={isoDay(checked)}>{longDate(checked)}</time>
        </Checked>
      </Tools>
    </Section>
  );
}

export const fragment = graphql`
  fragment Editors on Content {
    editors {
      heading
      text
      tools {
        logo
        name
        source
      }
      checked
      checkedLabel
      scene
      pane {
        file
        code {
          text
          suggested
        }
        chat
        prompt
        server
        tool
        call
        issue
        answer
        change
        done
      }
    }
  }
`;

const Section = styled(Band)`
  ${deferred([1220, 1150, 680])}
`;

/** The conversation covers the editor and hangs over its lower edge. */
const Stage = styled.div`
  --margin: max(${theme.space.gutter}, (100% - ${theme.width.content}) / 2);
  /* Above the trail. */
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: 100%;
  margin-top: ${theme.space[10]};
  line-height: 1.4;

  & > :last-child {
    width: min(36rem, 100% - 2 * ${theme.space.gutter});
    margin: -${theme.space[12]} var(--margin) 0 auto;
  }
  ${media.md} {
    & > * {
      grid-area: 1 / 1;
    }
    & > :last-child {
      align-self: end;
      width: 23rem;
      margin-block: ${theme.space[10]} -${overhang};
    }
  }
`;

/** Leaves room for the overhang. */
const Tools = styled(Container)`
  margin-top: ${theme.space[10]};
  ${media.md} {
    min-height: calc(${overhang} - ${theme.space[10]});
    padding-right: 26rem;
  }
`;

/** Logos: simple-icons 16.37 (CC0-1.0). */
const Strip = styled.ul`
  display: grid;
  justify-content: start;
  gap: 0 ${theme.space[8]};

  a {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
    min-height: 3.5rem;
    font: 600 ${theme.text.xl} / 1.1 ${theme.font.heading};
    letter-spacing: -0.015em;
    text-decoration: none;
  }
  svg {
    flex: none;
    fill: ${theme.color.ink};
  }
  ${media.hover} {
    a:hover {
      color: ${theme.color.accent};
    }
  }
  ${media.xs} {
    grid-template-columns: repeat(2, auto);
  }
  ${media.lg} {
    grid-template-columns: repeat(4, auto);
  }
`;

const Checked = styled.p`
  margin-top: ${theme.space[2]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
