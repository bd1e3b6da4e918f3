import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Byline } from "./byline";

interface ArticleCardProps {
  article: Queries.ArticleCardFragment;
  words: Queries.BylineWordsFragment;
  /** The newest article: picture and text beside each other. */
  lead: boolean;
}

/** An article in the list; the whole card leads to it. */
export function ArticleCard({ article, words, lead }: ArticleCardProps) {
  const { title, description, path, category, image, imageAlt } = article;
  return (
    <Card data-lead={lead}>
      <Cover
        data={image.childImageSharp?.gatsbyImageData}
        alt={imageAlt}
        sizes={`${condition(media.md)} ${lead ? "42rem" : "35rem"}, 92vw`}
        priority={lead}
      />
      <div>
        <Category>{category}</Category>
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
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 700)
      }
    }
    ...Byline
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;

  h2 {
    font-size: ${theme.text.h3};
  }
  h2 > a {
    text-decoration: none;
  }
  /* The link's area is the card. */
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
    &[data-lead="true"] {
      grid-column: 1 / -1;
      grid-template-columns: 7fr 5fr;
      align-items: center;
      gap: ${theme.space[12]};
    }
  }
`;

const Cover = styled(Picture)`
  display: block;

  img {
    border-radius: ${theme.radius.lg};
  }
`;

const Category = styled.p`
  margin-bottom: ${theme.space[3]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.accent};
`;
