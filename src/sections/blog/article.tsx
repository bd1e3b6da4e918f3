import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { ListNav } from "../shared/list-nav";
import { TextWithContents } from "../shared/text-with-contents";
import { ArticleHead } from "./article-head";
import { UpdateList } from "./update-list";

interface ArticleProps {
  article: Queries.ArticleFragment;
  copy: Queries.BlogCopyFragment;
  /** At the end of the text. */
  children?: ReactNode;
}

/** An article: head, text, updates, the link to all articles. */
export function Article({ article, copy, children }: ArticleProps) {
  return (
    <article>
      <ArticleHead article={article} copy={copy} />
      <TextWithContents contents={copy.contents} text={article.text}>
        <UpdateList copy={copy} updates={article.updates} />
        <End>{children}</End>
      </TextWithContents>
      <ListNav all={copy.all} path="/blog" />
    </article>
  );
}

export const fragment = graphql`
  fragment Article on BlogArticle {
    ...ArticleCard
    text: childMarkdownRemark {
      ...LongText
    }
  }
`;

const End = styled.div`
  max-width: ${theme.width.prose};
`;
