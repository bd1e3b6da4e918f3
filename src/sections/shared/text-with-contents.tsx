import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Prose } from "../../ui/prose";

interface TextWithContentsProps {
  /** Title of the table of contents. */
  contents: string;
  text: Queries.LongTextFragment | null;
  /** Below the text, in its column. */
  children?: ReactNode;
}

/** A long text with a table of contents, which is sticky beside it in wide windows and collapsed above it in others. */
export function TextWithContents({ contents, text, children }: TextWithContentsProps) {
  const chapters = (
    <ol role="list">
      {text?.headings?.map((heading) => (
        <li key={heading?.id}>
          <a href={`#${heading?.id ?? ""}`}>{heading?.value}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <Columns>
      <Nav aria-label={contents}>
        <Folded>
          <summary>{contents}</summary>
          {chapters}
        </Folded>
        <Beside>
          <p>{contents}</p>
          {chapters}
        </Beside>
      </Nav>
      <div>
        <Prose html={text?.html ?? ""} />
        {children}
      </div>
    </Columns>
  );
}

export const fragment = graphql`
  fragment LongText on MarkdownRemark {
    html
    headings(depth: h2) {
      id
      value
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[10]};
  margin-top: ${theme.space[12]};
  padding-bottom: ${theme.space.section};

  & > div {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  ${media.print} {
    display: block;
  }
`;

const Nav = styled.nav`
  align-self: start;
  font-size: ${theme.text.sm};
  line-height: 1.4;

  a {
    display: block;
    padding-block: ${theme.space[2]};
    text-decoration-color: transparent;
  }
  a:is(:hover, :focus-visible) {
    text-decoration-color: ${theme.color.accent};
  }
  ${media.md} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.space[8]});
  }
`;

const Folded = styled.details`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  & > summary {
    min-height: ${theme.size.target};
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.md};
    font-size: ${theme.text.ui};
    font-weight: 550;
    cursor: pointer;
  }
  & > summary::marker {
    color: ${theme.color.accent};
  }
  & > ol {
    columns: 14rem 2;
    column-gap: ${theme.space[6]};
    padding: 0 ${theme.space[4]} ${theme.space[3]};
    font-size: ${theme.text.ui};
  }
  ${media.md} {
    display: none;
  }
`;

const Beside = styled.div`
  & > p {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.muted};
  }
  ${media.belowMd} {
    display: none;
  }
`;
