import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, longDate } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { Link } from "../../../ui/link";
import { EditorLogo } from "./editor-logo";

/** The tools that speak MCP, each linked to its own page that says so. */
export function ToolStrip({ tools, checked, checkedLabel }: Queries.ToolStripFragment) {
  return (
    <>
      <Strip role="list">
        {tools.map(({ logo, name, source }) => (
          <li key={logo}>
            <Link to={source}>
              <EditorLogo logo={logo} />
              {name}
            </Link>
          </li>
        ))}
      </Strip>
      <Checked>
        {checkedLabel} <time dateTime={isoDay(checked)}>{longDate(checked)}</time>
      </Checked>
    </>
  );
}

export const fragment = graphql`
  fragment ToolStrip on Editors {
    tools {
      logo
      name
      source
    }
    checked
    checkedLabel
  }
`;

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
    font-family: ${theme.font.heading};
    font-size: ${theme.text.xl};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.1;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${theme.color.accent};
    }
  }
  ${room.xs} {
    grid-template-columns: repeat(2, auto);
  }
  ${room.md} {
    grid-template-columns: repeat(4, auto);
    gap: 0 ${theme.space[16]};
  }
`;

const Checked = styled.p`
  margin-top: ${theme.space[2]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
