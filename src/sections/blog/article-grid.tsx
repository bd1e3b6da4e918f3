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
  /** The first article is the newest of its list, and gets the whole width. */
  lead: boolean;
  /** Below the cards. */
  children?: ReactNode;
}

/** Cards: the newest over the whole width, the others two in a row, a last one left over wide again. */
export function ArticleGrid({ words, articles, lead, children }: ArticleGridProps) {
  const isLeftOver = (index: number) =>
    index === articles.length - 1 && (index - Number(lead)) % 2 === 0;
  return (
    <Grid>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.path}
          article={article}
          words={words}
          wide={(lead && index === 0) || isLeftOver(index)}
          first={index === 0}
        />
      ))}
      {children}
    </Grid>
  );
}

interface ArticleCardProps {
  article: Queries.ArticleCardFragment;
  words: Queries.BlogWordsFragment;
  /** Over the whole width: image and text side by side. */
  wide: boolean;
  /** The first card on the page: its image loads at once. */
  first: boolean;
}

/** An article's card; all of it is the link. */
function ArticleCard({ article, words, wide, first }: ArticleCardProps) {
  const { title, description, path, category, image, imageAlt, notYet } = article;
  return (
    <Card data-wide={wide}>
      <Picture
        file={image}
        alt={imageAlt}
        sizes={`${condition(media.md)} ${wide ? "42rem" : "35rem"}, 92vw`}
        priority={first}
      />
      <div>
        <Category>
          <NotYet mark={notYet} />
          {category}
        </Category>
        <h2>
          <Link to={path}>{title}</Link>
        </h2>
        <p>{description}</p>
        <Byline article={article} words={words} />
      </div>
    </Card>
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
  gap: ${theme.space[12]} ${theme.space[8]};
  padding-bottom: ${theme.space.section};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
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
  h2 > a {
    text-decoration: none;
  }
  /* The link covers the card. */
  h2 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover h2 > a {
      text-decoration: underline;
      text-decoration-color: ${theme.color.accent};
    }
  }
  h2 + p {
    margin-block: ${theme.space[4]} ${theme.space[6]};
    color: ${theme.color.muted};
  }
  ${media.md} {
    &[data-wide="true"] {
      grid-column: 1 / -1;
      grid-template-columns: 7fr 5fr;
      align-items: center;
      gap: ${theme.space[12]};
    }
  }
`;

const Category = styled.p`
  margin-bottom: ${theme.space[3]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.accent};
`;
