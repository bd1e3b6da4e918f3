import { graphql } from "gatsby";
import { pageNumbers } from "../../lib/page-numbers";
import { numberedPath } from "../../lib/page-paths";
import { FeedLink } from "../shared/feed-link";
import { LinkNav } from "../shared/link-nav";
import { PageHead } from "../shared/page-head";
import { PersonLinks } from "../shared/person-links";
import { ArticleGrid } from "./article-grid";

interface ArticleListProps {
  page: Queries.ArticleListFragment;
  content: Queries.ArticleListWordsFragment;
}

/** A page of articles: heading, feed, categories, cards, links to the other pages. */
export function ArticleList({ page, content: { blog, feeds, company } }: ArticleListProps) {
  const { heading, text, list, number, pages, articles, author } = page;
  const categories = [{ name: blog.all, path: "/blog" }, ...page.categories];
  // A single category holds the same articles as the blog.
  const hasCategories = list !== "/blog" || categories.length > 2;
  return (
    <>
      <PageHead heading={heading} text={text}>
        {author && <PersonLinks person={author} words={company} />}
        <FeedLink words={feeds} list="/blog" />
        {hasCategories && (
          <LinkNav label={blog.categoriesLabel} links={categories} current={list} />
        )}
      </PageHead>
      <ArticleGrid words={blog} articles={articles} lead>
        {pages > 1 && (
          <LinkNav
            label={blog.pagesLabel}
            links={pageNumbers(number, pages).map((other) => ({
              name: `${other}`,
              label: blog.page.replace("{page}", `${other}`),
              path: numberedPath(list, other),
            }))}
            current={numberedPath(list, number)}
          />
        )}
      </ArticleGrid>
    </>
  );
}

export const fragment = graphql`
  fragment ArticleList on ArticleListPage {
    heading
    text
    list
    number
    pages
    author {
      ...PersonLinks
    }
    articles {
      ...ArticleCard
    }
    categories {
      name
      path
    }
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
