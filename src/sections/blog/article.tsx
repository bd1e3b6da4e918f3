import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { Sentences } from "../../ui/sentences";
import { ListNav } from "../shared/list-nav";
import { headline } from "../shared/page-head";
import { TextWithContents } from "../shared/text-with-contents";
import { Byline } from "./byline";
import { UpdateList } from "./update-list";

interface ArticleProps {
  article: Queries.ArticleFragment;
  copy: Queries.BlogCopyFragment;
  /** After the text. */
  children?: ReactNode;
}

/** An article with its updates, and a link to all articles. */
export function Article({ article, copy, children }: ArticleProps) {
  return (
    <article>
      <ArticleHead article={article} copy={copy} />
      <TextWithContents contents={copy.contents} text={article.text}>
        <UpdateList copy={copy} updates={article.updates} />
        <End>{children}</End>
      </TextWithContents>
      <ListNav label={copy.all} path="/blog" />
    </article>
  );
}

interface ArticleHeadProps {
  article: Queries.ArticleCardFragment;
  copy: Queries.BlogCopyFragment;
}

function ArticleHead({ article, copy }: ArticleHeadProps) {
  const { title, description, category, image, imageAlt } = article;
  return (
    <Head>
      <Category>{category}</Category>
      <h1>
        <Sentences>{title}</Sentences>
      </h1>
      <p>{description}</p>
      <Byline article={article} copy={copy} linked />
      <Picture
        file={image}
        alt={imageAlt}
        sizes={`${condition(media.md)} ${theme.width.content}, 92vw`}
        priority
      />
    </Head>
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

const Head = styled(Container).attrs({ as: "header" })`
  ${headline}
  padding-top: ${theme.space.head};

  & > h1 {
    max-width: 16.54em;
  }
  & > h1 + p {
    margin-bottom: ${theme.space[6]};
  }
  & > picture {
    margin-top: ${theme.space[10]};
  }
  & > picture > img {
    border-radius: ${theme.radius.lg};
  }
`;

const Category = styled.p`
  margin-bottom: ${theme.space[4]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.accent};
`;
