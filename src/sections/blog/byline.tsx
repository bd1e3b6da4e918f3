import { graphql } from "gatsby";
import styled from "styled-components";
import { shortDate, isoDay } from "../../lib/format";
import { theme } from "../../theme";
import { Picture } from "../../ui/picture";

interface BylineProps {
  article: Queries.BylineFragment;
  copy: Queries.BlogCopyFragment;
  /** Links to the list of updates, which only the article's page has. */
  linked?: boolean;
}

/** An article's author, date, reading time and last update. */
export function Byline({ article, copy, linked }: BylineProps) {
  const { author, date, modified, readTime, updates } = article;
  return (
    <Row>
      <Picture file={author.image} alt="" />
      <div>
        <strong>{author.name}</strong>, {author.title}
        <Facts>
          <time dateTime={isoDay(date)}>{shortDate(date)}</time>{" "}
          <span>
            · {readTime} {copy.minutes}
          </span>{" "}
          {isoDay(modified) > isoDay(date) && (
            <span>
              · {copy.updated} <time dateTime={isoDay(modified)}>{shortDate(modified)}</time>
              {linked && updates && (
                <>
                  , <a href="#articleUpdates">{formatUpdates(updates.length, copy)}</a>
                </>
              )}
            </span>
          )}
        </Facts>
      </div>
    </Row>
  );
}

const formatUpdates = (count: number, copy: Queries.BlogCopyFragment): string =>
  count === 1 ? copy.oneUpdate : copy.manyUpdates.replace("{count}", `${count}`);

export const fragment = graphql`
  fragment Byline on BlogArticle {
    date
    modified
    readTime
    updates {
      date
      text
    }
    author {
      name
      title
      image {
        childImageSharp {
          gatsbyImageData(width: 44, layout: FIXED)
        }
      }
    }
  }
`;

/** Facts are separated by dots. At the start of a line the dot is clipped. */
const Facts = styled.span`
  display: block;
  overflow-x: clip;

  time {
    white-space: nowrap;
  }
  & > * {
    display: inline-block;
    margin-right: 0.55em;
  }
  & > span {
    margin-left: -0.55em;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  strong {
    font-weight: 600;
    color: ${theme.color.ink};
  }
  /* Enlarges the touch target without changing the line height. */
  a {
    display: inline-block;
    margin-block: calc(-1 * ${theme.space[1]});
    padding-block: ${theme.space[1]};
  }
  & > picture {
    flex: none;
    width: ${theme.size.target};
  }
  & > picture > img {
    border-radius: 50%;
  }
`;
