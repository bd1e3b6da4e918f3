import type { Thing } from "schema-dts";
import { comparisonPath, pricingPath } from "../../src/lib/addresses";
import { releaseTitle } from "../../src/lib/head-title";
import type { Site, SitePage } from "../../src/node/content/pages";
import { articleGraph } from "../../src/seo/json-ld/article-graph";
import { breadcrumbs, itemList } from "../../src/seo/json-ld/lists";
import { organization, website } from "../../src/seo/json-ld/organization";
import { releaseGraph } from "../../src/seo/json-ld/release-graph";
import { softwareApplication } from "../../src/seo/json-ld/software";
import type { PageMetadata } from "../../src/seo/tags";
import type { BuiltSite } from "./site";

/** The pages with facts as JSON. */
const dataOf: Record<string, string> = { "/": comparisonPath, "/pricing": pricingPath };

/** Names of the feeds that other pages announce, by the page that lists their entries. */
export const feedNames = ({ blog, changelog }: Site): Record<string, string> => ({
  "/blog": blog.meta.title,
  "/changelog": changelog.meta.title,
});

/** The metadata that a page should have by the content. */
export function metadataOf({ articles, listPages }: Site, page: SitePage): PageMetadata {
  const { path, title, description, published, card } = page;
  const article = articles.find((one) => one.path === path);
  const list = listPages.find((one) => one.path === path)?.list;
  return {
    ...{ title, description, path, data: dataOf[path] },
    card: list ? list.card : card.title,
    feed: list && { list: list.path, title: list.title },
    article: published
      ? {
          published,
          modified: article?.modified,
          author: article?.author?.linkedin,
          section: article?.category,
        }
      : undefined,
  };
}

/** The JSON-LD that a page should have by the content. */
export function jsonLdOf(site: Pick<BuiltSite, "content" | "entryOf">, page: SitePage): Thing[] {
  const { content, entryOf } = site;
  const { product, plans, changelog, articles, releases, listPages } = content;
  const { path, title, entries } = page;
  const article = articles.find((one) => one.path === path);
  const release = releases.find((one) => one.path === path);
  const list = listPages.find((one) => one.path === path)?.list;
  const app = softwareApplication(product, plans);
  const ofPage: Record<string, Thing[]> = {
    "/": [organization(product), website(product), app],
    "/pricing": [organization(product), app],
    "/company": [organization(product)],
  };
  const listed = entries?.map((entry) => ({
    name: "version" in entry ? releaseTitle(entry.version, entry.title) : entry.title,
    url: entry.path,
  }));
  const cover = article && entryOf(path).image?.src;
  const trail = {
    ...Object.fromEntries(
      Object.entries(feedNames(content)).filter(([above]) => path.startsWith(`${above}/`)),
    ),
    ...(list && { [list.path]: list.title }),
    [path]: title,
  };
  return [
    ...(ofPage[path] ?? []),
    ...(article?.author
      ? articleGraph({ ...article, author: article.author, cover }, product)
      : []),
    ...(release ? releaseGraph(release, product) : []),
    ...(listed ? [itemList(product.siteUrl, (list ?? changelog).heading, listed)] : []),
    ...(path === "/" ? [] : [breadcrumbs(product, trail)]),
  ];
}
