import { graphql } from "gatsby";
import styled from "styled-components";
import { Rss } from "../../ui/icons";
import { feedPaths, feedTypes } from "../../lib/addresses";
import { theme } from "../../theme";
import { Link } from "../../ui/link";

interface FeedLinksProps {
  words: Queries.FeedWordsFragment;
  /** Path of the list: `/blog`. */
  list: string;
}

/** Links to the feeds of a list, in three formats. */
export function FeedLinks({ words, list }: FeedLinksProps) {
  const paths = feedPaths(list);
  return (
    <Line>
      <Rss size="1.15em" aria-hidden />
      {words.label}:
      {(["rss", "atom", "json"] as const).map((format) => (
        <Link key={format} to={paths[format]} type={feedTypes[format]}>
          {words[format]}
        </Link>
      ))}
    </Line>
  );
}

export const fragment = graphql`
  fragment FeedWords on Feeds {
    label
    rss
    atom
    json
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
