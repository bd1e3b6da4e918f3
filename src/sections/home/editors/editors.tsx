import { graphql } from "gatsby";
import styled from "styled-components";
import { longDate } from "../../../lib/format";
import { isoDay } from "../../../lib/iso-day";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { ClippedBand } from "../scene/clipped-band";
import { issueOf, type SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { CodeWindow } from "./code-window";
import { Conversation } from "./conversation";
import logos from "./editor-logos.json";

/** Editor integrations through the MCP server: links to four tools, and a demo. */
export function Editors(props: Queries.EditorsFragment["editors"] & { project: SceneProject }) {
  const { tools, checked, checkedLabel, scene, pane, project } = props;
  return (
    <ClippedBand>
      <Container>
        <SectionHead {...props} look="beside" />
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
        <SceneProvider project={project}>
          <Stage role="img" aria-label={scene}>
            <CodeWindow {...pane} />
            <Conversation pane={pane} issue={issueOf(project, pane.issue)} />
          </Stage>
        </SceneProvider>
      </Container>
    </ClippedBand>
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

/** Logos: simple-icons 16.37 (CC0-1.0). */
const Strip = styled.ul`
  display: grid;
  justify-content: start;
  gap: 0 ${theme.space[8]};
  margin-top: ${theme.space[8]};

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
  ${media.md} {
    grid-template-columns: repeat(4, auto);
    gap: 0 ${theme.space[12]};
  }
`;

const Checked = styled.p`
  margin-top: ${theme.space[2]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;

/** The conversation overlaps the editor, which crosses the left edge of the page, on a phone the right one. */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[10]};
  line-height: 1.4;

  & > :first-child {
    margin-right: calc(-1 * ${theme.space.gutter} - 1.25rem);
  }
  & > :last-child {
    margin-top: -5rem;
  }
  ${media.sm} {
    & > :last-child {
      margin-left: 20%;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-bottom: ${theme.space[12]};

    & > :first-child {
      --off: calc(max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) + 1.25rem);
      grid-area: 1 / 1 / 2 / 3;
      margin: 0 ${theme.space[12]} 0 calc(-1 * var(--off));
      padding-left: var(--off);
    }
    & > :last-child {
      grid-area: 1 / 2 / 2 / 3;
      align-self: end;
      margin: ${theme.space[12]} 0 calc(-1 * ${theme.space[12]});
    }
  }
`;
