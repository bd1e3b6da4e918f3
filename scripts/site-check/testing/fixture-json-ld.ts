import { articleGraph } from "../../../src/seo/json-ld/article-graph";
import { breadcrumbs, itemList } from "../../../src/seo/json-ld/lists";
import { releaseGraph } from "../../../src/seo/json-ld/release-graph";
import { organization, website } from "../../../src/seo/json-ld/organization";
import { softwareApplication } from "../../../src/seo/json-ld/software";
import { jsonLdText } from "../../../src/seo/json-ld/text";
import type { Site, SitePage } from "../../../src/node/content/pages";

/** The JSON-LD that the real page would carry. */
export function jsonLdOf(page: SitePage, content: Site): string {
  const { product, plans, articles, blog } = content;
  const article = articles.find(({ path }) => path === page.path);
  if (article?.author) {
    const { author } = article;
    return jsonLdText(articleGraph({ ...article, author, wordCount: 2000 }, { product, blog }));
  }
  if (page.path === "/") {
    return jsonLdText([
      organization(product),
      website(product),
      softwareApplication(product, plans),
    ]);
  }
  const release = content.releases.find(({ path }) => path === page.path);
  if (release) return jsonLdText(releaseGraph(release, content));
  const parent = page.kind === "list" ? [{ name: blog.meta.title, url: "/blog" }] : [];
  const trail = breadcrumbs(product.siteUrl, [
    { name: product.name, url: "/" },
    ...parent,
    { name: page.title, url: page.path },
  ]);
  const items = page.entries?.map(({ title, path }) => ({ name: title, url: path }));
  return jsonLdText([
    trail,
    ...(items ? [itemList(product.siteUrl, page.title, items)] : []),
    ...(page.path === "/pricing" ? [softwareApplication(product, plans)] : []),
  ]);
}
