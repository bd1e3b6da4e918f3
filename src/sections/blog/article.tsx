import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { Container } from "../../ui/container";
import { NewerOlder } from "../shared/newer-older";
import { TextWithContents } from "../shared/text-with-contents";
import { ArticleGrid } from "./article-grid";
import { ArticleHead } from "./article-head";
import { UpdateList } from "./update-list";

interface ArticleProps {
  article: Queries.ArticleFragment;
  words: Queries.BlogWordsFragment;
  /** At the end of the text. */
  children?: ReactNode;
}

/** An article: head, text, updates, further links. */
export function Article({ article, words, children }: ArticleProps) {
  return (
    <article>
      <ArticleHead article={article} words={words} />
      <TextWithContents contents={words.contents} text={article.text}>
        <UpdateList words={words} updates={article.updates} />
        <End>{children}</End>
      </TextWithContents>
      {article.related.length > 0 && (
        <nav aria-labelledby="articleRelated">
          <Related id="articleRelated">{words.related}</Related>
          <ArticleGrid words={words} articles={article.related} />
        </nav>
      )}
      <NewerOlder words={words} listPath="/blog" newer={article.newer} older={article.older} />
    </article>
  );
}

export const fragment = graphql`
  fragment Article on BlogArticle {
    ...ArticleCard
    newer {
      path
      title
    }
    older {
      path
      title
    }
    related {
      ...ArticleCard
    }
    text: childMarkdownRemark {
      ...LongText
    }
  }
`;

const End = styled.div`
  max-width: ${theme.width.prose};
`;

const Related = styled(Container).attrs({ as: "h2" })`
  margin-bottom: ${theme.space[6]};
  font-size: ${theme.text.h3};
`;
