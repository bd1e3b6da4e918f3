import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, shortDate } from "../../lib/format";
import { theme } from "../../theme";
import { Picture } from "../../ui/picture";

interface BylineProps {
  article: Queries.BylineFragment;
  /** The word after how long it takes to read. */
  minutes: string;
}

/** Who wrote it, as what, when, and how long it takes to read. */
export function Byline({ article, minutes }: BylineProps) {
  const { author, date, readTime } = article;
  return (
    <Row>
      <Picture data={author.image.childImageSharp?.gatsbyImageData} alt="" />
      <div>
        <strong>{author.name}</strong>, {author.title}
        <br />
        <time dateTime={isoDay(date)}>{shortDate(date)}</time> · {readTime} {minutes}
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
  & > picture {
    flex: none;
    width: ${theme.size.target};
  }
  & > picture > img {
    border-radius: 50%;
  }
`;
