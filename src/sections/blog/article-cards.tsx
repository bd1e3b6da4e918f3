import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Byline } from "./byline";

interface ArticleCardsProps {
  copy: Queries.BlogCopyFragment;
  articles: readonly Queries.ArticleCardFragment[];
}

/** All articles, newest first. */
export function ArticleCards({ copy, articles }: ArticleCardsProps) {
  return (
    <Column>
      {articles.map((article, index) => (
        <Card key={article.path}>
          <Picture
            file={article.image}
            alt={article.imageAlt}
            sizes={`${condition(media.md)} 42rem, 92vw`}
            priority={index === 0}
          />
          <div>
            <Category>{article.category}</Category>
            <h2>
              <CardLink to={article.path}>{article.title}</CardLink>
            </h2>
            <p>{article.description}</p>
            <Byline article={article} copy={copy} />
          </div>
        </Card>
      ))}
    </Column>
  );
}

export const fragment = graphql`
  fragment ArticleCard on BlogArticle {
    title
    description
    path
    category
    imageAlt
    image {
      ...LargeImage
    }
    ...Byline
  }

  fragment BlogCopy on Blog {
    all
    contents
    minutes
    updated
    oneUpdate
    manyUpdates
    updates
    updatesText
  }
`;

const Column = styled(Container)`
  display: grid;
  gap: ${theme.space[12]};
  padding-bottom: ${theme.space.section};
`;

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  ${media.md} {
    grid-template-columns: 7fr 5fr;
  }

  & > picture > img {
    height: 100%;
    object-fit: cover;
  }
  & > div {
    align-self: center;
    padding: ${theme.space.card};
  }
  h2 {
    font-size: calc(1.25 * ${theme.text.h3});
  }
  h2 + p {
    margin-block: ${theme.space[4]} ${theme.space[6]};
    color: ${theme.color.muted};
  }
`;

/** Makes the whole card clickable. */
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
