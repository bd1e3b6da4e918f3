import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Prose } from "../../ui/prose";
import { TableOfContents } from "./table-of-contents";

interface TextWithContentsProps {
  /** Title of the table of contents. */
  contents: string;
  text: Queries.LongTextFragment | null;
  /** What follows the text, in its column. */
  children?: ReactNode;
}

/** A long text with its table of contents beside it. */
export function TextWithContents({ contents, text, children }: TextWithContentsProps) {
  return (
    <Columns>
      <TableOfContents title={contents} headings={text?.headings ?? []} />
      <div>
        <Prose dangerouslySetInnerHTML={{ __html: text?.html ?? "" }} />
        {children}
      </div>
    </Columns>
  );
}

export const fragment = graphql`
  fragment LongText on MarkdownRemark {
    html
    ...Chapters
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
`;
