import styled from "styled-components";
import { isoDay } from "../../lib/iso-day";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { CardLink } from "./card-link";

interface RelatedArticlesProps {
  heading: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** What to read next: up to three articles in a row. */
export function RelatedArticles({ heading, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Band aria-labelledby="related" data-pagefind-ignore>
      <h2 id="related">{heading}</h2>
      <ul role="list">
        {articles.map(({ path, title, category, date, dateText, image }) => (
          <li key={path}>
            <Picture
              file={image}
              alt=""
              sizes={`${condition(media.md)} 23rem, ${condition(media.sm)} 30vw, 92vw`}
            />
            <p>
              {category} · <time dateTime={isoDay(date)}>{dateText}</time>
            </p>
            <h3>
              <CardLink to={path}>{title}</CardLink>
            </h3>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const Band = styled(Container).attrs({ as: "section" })`
  padding-bottom: ${theme.space[16]};

  & > h2 {
    margin-bottom: ${theme.space[6]};
    font-size: ${theme.text.h3};
  }
  & > ul {
    display: grid;
    gap: ${theme.space[8]};
    ${media.sm} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  li {
    position: relative;
  }
  li > picture > img {
    border-radius: ${theme.radius.md};
  }
  li > p {
    margin-block: ${theme.space[4]} ${theme.space[1]};
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  h3 {
    font-size: ${theme.text.lg};
  }
  ${media.print} {
    display: none;
  }
`;
