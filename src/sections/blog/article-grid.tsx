import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { NotYet } from "../shared/not-yet";
import { Byline } from "./byline";
import { CardLink } from "./card-link";

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
      {articles.map((article, index) => {
        const isWide = (lead && index === 0) || isLeftOver(index);
        return (
          <Card key={article.path} data-wide={isWide}>
            <Picture
              file={article.image}
              alt={article.imageAlt}
              sizes={`${condition(media.md)} ${isWide ? "42rem" : "35rem"}, 92vw`}
              priority={index === 0}
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
