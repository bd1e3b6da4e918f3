import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, shortDate } from "../../lib/format";
import { theme } from "../../theme";
import { Picture } from "../../ui/picture";

interface BylineProps {
  article: Queries.BylineFragment;
  words: Queries.BylineWordsFragment;
}

/** Who wrote it, as what, when, and how long it takes to read. */
export function Byline({ article, words }: BylineProps) {
  const { author, date, readTime } = article;
  return (
    <Row>
      <Portrait data={author.image.childImageSharp?.gatsbyImageData} alt="" />
      <div>
        <strong>{author.name}</strong>, {author.title}
        <br />
        <time dateTime={isoDay(date)}>{shortDate(date)}</time> · {readTime} {words.minutes}
      </div>
    </Row>
  );
}

export const fragment = graphql`
  fragment Byline on BlogArticle {
    date
    readTime
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

  fragment BylineWords on Blog {
    minutes
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
`;

const Portrait = styled(Picture)`
  flex: none;
  width: ${theme.size.target};

  img {
    border-radius: 50%;
  }
`;
