import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Prose } from "../../ui/prose";
import { TableOfContents } from "./table-of-contents";
import { UpdateList } from "./update-list";

interface ArticleBodyProps {
  article: Queries.ArticleBodyFragment;
  words: { contents: string; updates: string; updatesText: string };
}

/** The text with its table of contents beside it, and what changed since publication below. */
export function ArticleBody({ article, words }: ArticleBodyProps) {
  const { html, tableOfContents, updates } = article;
  return (
    <Columns>
      <TableOfContents title={words.contents} headings={tableOfContents} />
      <div>
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
        {updates && updates.length > 0 && (
          <UpdateList heading={words.updates} text={words.updatesText} updates={updates} />
        )}
      </div>
    </Columns>
  );
}

export const fragment = graphql`
  fragment ArticleBody on BlogArticle {
    html
    tableOfContents {
      id
      text
      depth
    }
    updates {
      ...Update
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[10]};
  margin-top: ${theme.space[12]};

  & > div {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;
