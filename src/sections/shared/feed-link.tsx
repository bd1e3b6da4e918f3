import { graphql } from "gatsby";
import styled from "styled-components";
import { Rss } from "../../ui/icons";
import { feedPath, feedType } from "../../lib/addresses";
import { theme } from "../../theme";
import { Link } from "../../ui/link";

interface FeedLinkProps {
  copy: Queries.FeedCopyFragment;
  /** Path of the list: `/blog`. */
  list: string;
}

/** A link to the feed of a list. */
export function FeedLink({ copy, list }: FeedLinkProps) {
  return (
    <Line>
      <Rss size="1.15em" aria-hidden />
      {copy.label}:
      <Link to={feedPath(list)} type={feedType}>
        {copy.rss}
      </Link>
    </Line>
  );
}

export const fragment = graphql`
  fragment FeedCopy on Feeds {
    label
    rss
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: ${theme.space[5]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  & > a {
    padding-block: ${theme.space[2]};
  }
`;
