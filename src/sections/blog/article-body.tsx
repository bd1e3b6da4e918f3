import { graphql } from "gatsby";
import { TextWithContents } from "../shared/text-with-contents";
import { UpdateList } from "./update-list";

interface ArticleBodyProps {
  article: Queries.ArticleBodyFragment;
  words: Queries.ArticleBodyWordsFragment;
}

/** The text with its table of contents, and what changed since publication below. */
export function ArticleBody({ article, words }: ArticleBodyProps) {
  const { text, updates } = article;
  return (
    <TextWithContents contents={words.contents} text={text}>
      {updates && updates.length > 0 && <UpdateList words={words} updates={updates} />}
    </TextWithContents>
  );
}

export const fragment = graphql`
  fragment ArticleBody on BlogArticle {
    text: childMarkdownRemark {
      ...LongText
    }
    updates {
      ...Update
    }
  }

  fragment ArticleBodyWords on Blog {
    contents
    ...UpdateListWords
  }
`;
