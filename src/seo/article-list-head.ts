import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { breadcrumbs, itemList } from "./json-ld/lists";
import type { PageMetadata } from "./tags";

interface Words {
  product: Pick<Queries.MakerFragment, "name" | "siteUrl">;
  blog: Queries.BlogTitleFragment;
}

/** Props of `<Seo>` for a page of articles: `/blog`, a category, an author, their numbered pages. */
export function articleListHead(
  page: Queries.ArticleListHeadFragment,
  { product, blog }: Words,
): PageMetadata & { jsonLd: Thing[] } {
  const { path, list, listTitle, title, description, card, heading, articles } = page;
  const trail = [
    [blog.meta.title, "/blog"] as const,
    [listTitle, list] as const,
    [title, path] as const,
  ].filter(([, url], index, all) => all.findIndex(([, other]) => other === url) === index);
  const items = articles.map((article) => ({ name: article.title, url: article.path }));
  return {
    ...{ title, description, card, path },
    feed: { list, title: listTitle },
    jsonLd: [breadcrumbs(product, ...trail), itemList(product.siteUrl, heading, items)],
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
