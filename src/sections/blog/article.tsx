import { graphql } from "gatsby";
import { NewerOlder } from "../shared/newer-older";
import { TextWithContents } from "../shared/text-with-contents";
import { ArticleHead } from "./article-head";
import { RelatedArticles } from "./related-articles";
import { UpdateList } from "./update-list";

interface ArticleProps {
  article: Queries.ArticleFragment;
  words: Queries.BlogWordsFragment;
}

/** An article: head, text, updates, further links. */
export function Article({ article, words }: ArticleProps) {
  return (
    <article>
      <ArticleHead article={article} words={words} />
      <TextWithContents contents={words.contents} text={article.text}>
        <UpdateList words={words} updates={article.updates} />
      </TextWithContents>
      <RelatedArticles heading={words.related} articles={article.related} />
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
