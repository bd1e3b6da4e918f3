import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

interface TableOfContentsProps {
  title: string;
  headings: Queries.ChaptersFragment["headings"];
}

/** The chapters of an article; stays in sight beside the text on a wide window. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  return (
    <Nav aria-label={title}>
      <p>{title}</p>
      <ol role="list">
        {headings?.map((heading) => (
          <li key={heading?.id}>
            <a href={`#${heading?.id ?? ""}`}>{heading?.value}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

export const fragment = graphql`
  fragment Chapters on MarkdownRemark {
    headings(depth: h2) {
      id
      value
    }
  }
`;

const Nav = styled.nav`
  align-self: start;
  font-size: ${theme.text.sm};
  line-height: 1.4;

  p {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.muted};
  }
  a {
    display: block;
    padding-block: ${theme.space[2]};
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: ${theme.color.accent};
  }
  ${media.belowMd} {
    ol {
      columns: 10rem 2;
      column-gap: ${theme.space[6]};
    }
  }
  ${media.md} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.space[8]});
  }
  ${media.print} {
    display: none;
  }
`;
