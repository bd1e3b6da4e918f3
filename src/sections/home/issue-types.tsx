import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { SectionHead } from "../shared/section-head";
import { TypeIcon } from "./scene/type-icon";

/** Five types of issue. */
export function IssueTypes({ eyebrow, heading, text, types }: Queries.IssueTypesFragment) {
  return (
    <Band>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Row role="list">
          {types.map(({ type, text: purpose }) => (
            <li key={type}>
              <TypeIcon type={type} size={28} />
              <h3>{type}</h3>
              <p>{purpose}</p>
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment IssueTypes on IssueTypes {
    eyebrow
    heading
    text
    types {
      type
      text
      example
    }
  }
`;

const Row = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[12]};
  ${media.sm} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.md} {
    grid-template-columns: repeat(5, 1fr);
  }
  h3 {
    margin-top: ${theme.space[3]};
    font-size: ${theme.text.xl};
  }
  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.muted};
  }
`;
