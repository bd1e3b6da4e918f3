import { graphql } from "gatsby";
import { FeedLinks } from "../shared/feed-links";
import { PageHead } from "../shared/page-head";
import { PersonLinks } from "../shared/person-links";
import { ArticleGrid } from "./article-grid";
import { CategoryNav } from "./category-nav";
import { PageNav } from "./page-nav";

interface ArticleListProps {
  page: Queries.ArticleListFragment;
  content: Queries.ArticleListWordsFragment;
}

/** A page of articles: heading, feeds, categories, cards, links to the other pages. */
export function ArticleList({ page, content: { blog, feeds, company } }: ArticleListProps) {
  const { heading, text, list, articles, author } = page;
  return (
    <>
      <PageHead heading={heading} text={text}>
        {author && <PersonLinks person={author} words={company} />}
        <FeedLinks words={feeds} list={list} />
        <CategoryNav words={blog} page={page} />
      </PageHead>
      <ArticleGrid words={blog} articles={articles} lead>
        <PageNav words={blog} page={page} />
      </ArticleGrid>
    </>
  );
}

export const fragment = graphql`
  fragment ArticleList on ArticleListPage {
    heading
    text
    list
    author {
      ...PersonLinks
    }
    articles {
      ...ArticleCard
    }
    ...CategoryNav
    ...PageNav
  }

  fragment BlogWords on Blog {
    all
    newer
    older
    categoriesLabel
    page
    pagesLabel
    contents
    related
    minutes
    updated
    oneUpdate
    manyUpdates
    updates
    updatesText
  }

  fragment ArticleListWords on Content {
    feeds {
      ...FeedWords
    }
    company {
      profile
      social
    }
    blog {
      ...BlogWords
    }
  }
`;
