import type { Thing } from "schema-dts";
import { blogPosting } from "./blog-posting";
import type { Posting } from "./blog-posting";
import { breadcrumbs, itemList } from "./lists";
import { organization } from "./organization";

/** What an article's page says: the posting, who publishes it, its way, the products it compares. */
export function articleGraph(
  article: Posting,
  { product, blog }: { product: Queries.MakerFragment; blog: Queries.BlogTitleFragment },
): Thing[] {
  const { title, path, compares } = article;
  const trail = breadcrumbs(product.siteUrl, [
    { name: product.name, url: "/" },
    { name: blog.meta.title, url: "/blog" },
    { name: title, url: path },
  ]);
  return [
    blogPosting(article, product.siteUrl, product.language),
    organization(product),
    trail,
    ...(compares?.length ? [itemList(product.siteUrl, title, compares)] : []),
  ];
}
