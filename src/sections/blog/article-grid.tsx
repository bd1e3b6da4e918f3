import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ArticleCard } from "./article-card";

interface ArticleGridProps {
  words: Queries.BylineWordsFragment;
  articles: readonly Queries.ArticleCardFragment[];
}

/** The articles: the newest over the whole width, the others two in a row. */
export function ArticleGrid({ words, articles }: ArticleGridProps) {
  return (
    <Grid>
      {articles.map((article, index) => (
        <ArticleCard key={article.path} article={article} words={words} lead={index === 0} />
      ))}
    </Grid>
  );
}

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[8]};
  padding-bottom: ${theme.space.section};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;
