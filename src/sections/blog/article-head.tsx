import styled from "styled-components";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { Sentences } from "../../ui/sentences";
import { headline } from "../shared/page-head";
import { Byline } from "./byline";

interface ArticleHeadProps {
  article: Queries.ArticleCardFragment;
  copy: Queries.BlogCopyFragment;
}

/** Title, description, byline and cover of an article. */
export function ArticleHead({ article, copy }: ArticleHeadProps) {
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
