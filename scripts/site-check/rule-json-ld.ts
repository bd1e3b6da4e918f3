import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl } from "../../src/lib/addresses";
import type { Site, SitePage } from "../../src/node/content/pages";
import { checkAddress } from "./addresses";
import { parseJson, readPages } from "./site";
import type { SiteRule } from "./site";

/** JSON-LD has the types and values of the content, and its internal URLs exist. */
export const jsonLd: SiteRule = (site, report) => {
  for (const page of readPages(site)) {
    const fail = (message: string) => report(page.file, `JSON-LD: ${message}`);
    const scripts = selectAll('script[type="application/ld+json"]', page.tree);
    const text = JSON.stringify(scripts.map((script) => parseJson(toString(script), fail)));
    const known = site.content.pages.find(({ path }) => path === page.path);
    for (const [name, value] of known ? jsonLdOf(site.content, known) : []) {
      const property = `"${name}":${JSON.stringify(value)}`;
      if (!text.includes(property)) fail(`${property} is missing.`);
    }
    for (const [, url = ""] of text.matchAll(/"(https?:\/\/[^"#]+)"/g))
      checkAddress(site, url, fail);
  }
};

/** Properties of a page's JSON-LD, with their values. */
export function jsonLdOf(
  { product, plans, articles }: Site,
  page: SitePage,
): [name: string, value: unknown][] {
  const { path, kind, title, published, modified, entries = [] } = page;
  const [isHome, isRelease] = [path === "/", kind === "release"];
  const sells = isHome || path === "/pricing";
  const prices = plans.plans.flatMap(({ monthly, yearly }) => [monthly, yearly]);
  const article = articles.find((one) => one.path === path);
  const all: [name: string, value: unknown][] = [
    ["@type", isHome ? "WebSite" : "BreadcrumbList"],
    [isHome ? "url" : "item", canonicalUrl(product.siteUrl, path)],
    ["@type", sells ? "SoftwareApplication" : undefined],
    ...(sells ? prices : []).map((price): [string, unknown] => ["price", price]),
    ["@type", page.entries && "ItemList"],
    ["numberOfItems", page.entries?.length],
    ...entries.map((entry): [string, unknown] => [
      "url",
      canonicalUrl(product.siteUrl, entry.path),
    ]),
    ["@type", article && "BlogPosting"],
    ["name", article?.author?.name],
    ["timeRequired", article && `PT${String(article.readTime)}M`],
    ["dateModified", article && modified],
    ["@type", isRelease ? "Article" : undefined],
    ["headline", article?.title ?? (isRelease ? title : undefined)],
    ["datePublished", published],
  ];
  return all.filter(([, value]) => value !== undefined);
}
