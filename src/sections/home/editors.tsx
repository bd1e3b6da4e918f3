import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, longDate } from "../../lib/format";
import { theme } from "../../theme";
import { Band, Container } from "../../ui/container";
import { SectionHead } from "../shared/section-head";

/** Editor integrations through the MCP server. */
export function Editors({
  eyebrow,
  heading,
  text,
  tools,
  checked,
  checkedLabel,
}: Queries.EditorsFragment) {
  return (
    <Band>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Strip role="list">
          {tools.map(({ name, source }) => (
            <li key={name}>
              <a href={source} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </Strip>
        <Checked>
          {checkedLabel} <time dateTime={isoDay(checked)}>{longDate(checked)}</time>
        </Checked>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment Editors on Editors {
    eyebrow
    heading
    text
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
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[10]};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.xl};
`;

const Checked = styled.p`
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
