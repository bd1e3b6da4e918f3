import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Sentences } from "../../ui/sentences";
import { NotYet } from "../shared/not-yet";
import { headline } from "../shared/page-head";
import { Byline } from "./byline";

interface ArticleHeadProps {
  article: Queries.ArticleCardFragment;
  words: Queries.BlogWordsFragment;
}

/** Title, description, byline and cover of an article. */
export function ArticleHead({ article, words }: ArticleHeadProps) {
  const { title, description, category, categoryPath, image, imageAlt, notYet } = article;
  return (
    <Head>
      <Category>
        <NotYet mark={notYet} />
        {categoryPath ? <Link to={categoryPath}>{category}</Link> : category}
      </Category>
      <h1>
        <Sentences>{title}</Sentences>
      </h1>
      <p>{description}</p>
      <Byline article={article} words={words} linked />
      <Picture
        file={image}
        alt={imageAlt}
        sizes={`${condition(media.md)} ${theme.width.content}, 92vw`}
        priority
      />
    </Head>
  );
}

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

  /* A touch target that does not make the line higher. */
  & > a {
    display: inline-block;
    margin-block: calc(-1 * ${theme.space[1]});
    padding-block: ${theme.space[1]};
  }
`;
