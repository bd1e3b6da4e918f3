import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ArticleList } from "../sections/blog/article-list";
import { articleListHead } from "../seo/article-list-head";
import { Seo } from "../seo/seo";

export default function BlogPage({ data: { content, page } }: PageProps<Queries.BlogPageQuery>) {
  if (!page) return null;
  return (
    <>
      <Seo {...articleListHead(page, content)} />
      <ArticleList page={page} content={content} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    content {
      product {
        ...Maker
      }
      blog {
        ...BlogTitle
      }
      ...ArticleListWords
    }
    page: articleListPage(path: { eq: "/blog" }) {
      ...ArticleListHead
      ...ArticleList
    }
  }
`;
