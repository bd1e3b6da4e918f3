import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { NotYet } from "../shared/not-yet";
import { Byline } from "./byline";

interface ArticleGridProps {
  words: Queries.BlogWordsFragment;
  articles: readonly Queries.ArticleCardFragment[];
  /** The first article gets the whole width. */
  lead?: boolean;
  /** Below the cards. */
  children?: ReactNode;
}

/** Cards, as many in a row as fit. */
export function ArticleGrid({ words, articles, lead, children }: ArticleGridProps) {
  return (
    <Grid>
      {articles.map((article, index) => {
        const isWide = lead && index === 0;
        return (
          <Card key={article.path} data-wide={isWide}>
            <Picture
              file={article.image}
              alt={article.imageAlt}
              sizes={`${condition(media.md)} ${isWide ? "42rem" : "30rem"}, 92vw`}
              priority={isWide}
            />
            <div>
              <Category>
                <NotYet mark={article.notYet} />
                {article.category}
              </Category>
              <h2>
                <CardLink to={article.path}>{article.title}</CardLink>
              </h2>
              <p>{article.description}</p>
              <Byline article={article} words={words} />
            </div>
          </Card>
        );
      })}
      {children}
    </Grid>
  );
}

export const fragment = graphql`
  fragment ArticleCard on BlogArticle {
    title
    description
    path
    category
    categoryPath
    notYet
    imageAlt
    image {
      ...LargeImage
    }
    ...Byline
  }
`;

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space[12]} ${theme.space[8]};
  padding-bottom: ${theme.space.section};

  & > nav {
    grid-column: 1 / -1;
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;

  & > picture > img {
    border-radius: ${theme.radius.lg};
  }
  h2 {
    font-size: ${theme.text.h3};
  }
  h2 + p {
    margin-block: ${theme.space[4]} ${theme.space[6]};
    color: ${theme.color.muted};
  }
  /* A panel with the image along its edge. */
  &[data-wide="true"] {
    grid-column: 1 / -1;
    gap: 0;
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};

    & > picture > img {
      height: 100%;
      object-fit: cover;
      border-radius: 0;
    }
    & > div {
      align-self: center;
      padding: ${theme.space.card};
    }
    h2 {
      font-size: calc(1.25 * ${theme.text.h3});
    }
    ${media.md} {
      grid-template-columns: 7fr 5fr;
    }
  }
`;

/** Covers its card. */
const CardLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline ${theme.color.accent};
    }
  }
`;

const Category = styled.p`
  margin-bottom: ${theme.space[3]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.accent};
`;
