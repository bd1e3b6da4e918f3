import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { itemList } from "./json-ld/lists";
import type { PageMetadata } from "./tags";

/** Props of `<Seo>` for a page of articles: `/blog`, a category, an author, their numbered pages. */
export function articleListHead(
  page: Queries.ArticleListHeadFragment,
  siteUrl: string,
): PageMetadata & { jsonLd: Thing[] } {
  const { path, list: listPath, listTitle, title, description, card, heading, articles } = page;
  const items = articles.map((article) => ({ name: article.title, url: article.path }));
  return {
    ...{ title, description, card, path },
    list: { path: listPath, title: listTitle },
    jsonLd: [itemList(siteUrl, heading, items)],
  };
}

export const fragment = graphql`
  fragment ArticleListHead on ArticleListPage {
    path
    list
    listTitle
    title
    description
    card
    heading
    articles {
      title
      path
    }
  }
`;
