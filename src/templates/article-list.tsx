import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ArticleList } from "../sections/blog/article-list";
import { articleListHead } from "../seo/article-list-head";
import { Seo } from "../seo/seo";

/** The blog, categories, authors, and their numbered pages. */
export default function ArticleListPage({
  data: { content, page },
}: PageProps<Queries.ArticleListPageQuery>) {
  if (!page) return null;
  return (
    <>
      <Seo {...articleListHead(page, content.product.siteUrl)} />
      <ArticleList page={page} content={content} />
    </>
  );
}

export const query = graphql`
  query ArticleListPage($path: String!) {
    content {
      product {
        siteUrl
      }
      ...ArticleListWords
    }
    page: articleListPage(path: { eq: $path }) {
      ...ArticleListHead
      ...ArticleList
    }
  }
`;
