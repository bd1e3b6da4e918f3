import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { Byline } from "./byline";

/** Title, description, byline and cover of an article. */
export function ArticleHead({
  article,
  minutes,
}: {
  article: Queries.ArticleHeadFragment;
  minutes: string;
}) {
  const { title, description, category, image, imageAlt } = article;
  return (
    <Head>
      <Category>{category}</Category>
      <h1>{title}</h1>
      <p>{description}</p>
      <Byline article={article} minutes={minutes} />
      <Cover data={image.childImageSharp?.gatsbyImageData} alt={imageAlt} priority />
    </Head>
  );
}

export const fragment = graphql`
  fragment ArticleHead on BlogArticle {
    title
    description
    category
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 1160)
      }
    }
    ...Byline
  }
`;

const Head = styled(Container).attrs({ as: "header" })`
  padding-top: clamp(2.5rem, 6vw, 5rem);

  & > h1 {
    max-width: 20ch;
    font-size: ${theme.text.h1};
  }
  & > h1 + p {
    max-width: 44rem;
    margin-block: ${theme.space[5]} ${theme.space[6]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;

const Category = styled.p`
  margin-bottom: ${theme.space[4]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.accent};
`;

const Cover = styled(Picture)`
  display: block;
  margin-top: ${theme.space[10]};

  img {
    border-radius: ${theme.radius.lg};
  }
`;
