import { select, selectAll } from "hast-util-select";
import { canonicalUrl } from "../../src/lib/addresses";
import { wrongAddress } from "./addresses";
import { attribute, readPages } from "./site";
import type { BuiltSite, HtmlFile, SiteRule } from "./site";

/** Every link, anchor, picture, script and style of the site itself leads to something. */
export const links: SiteRule = (site, report) => {
  for (const page of site.html) {
    const from = canonicalUrl(site.content.product.siteUrl, page.path) || "/";
    for (const href of new Set(addressesOf(page))) {
      const wrong = wrongAddress(site, href, from);
      if (wrong) report(page.file, wrong);
    }
  }
};

/** Every page can be reached from the landing page by links. */
export const orphans: SiteRule = (site, report) => {
  const pages = new Map(readPages(site).map((page) => [page.path, page]));
  const reached = new Set<string>();
  const queue = ["/"];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    queue.push(...linkedPaths(site, page));
  }
  for (const { path } of site.expected) {
    const page = pages.get(path);
    if (page && !reached.has(path)) report(page.file, "is an orphan: no link leads here.");
  }
};

function linkedPaths(site: BuiltSite, page: HtmlFile): string[] {
  const base = canonicalUrl(site.content.product.siteUrl, page.path);
  return selectAll("a[href]", page.tree)
    .map((link) => attribute(link, "href"))
    .filter(
      (href) => URL.canParse(href, base) && new URL(href, base).origin === new URL(base).origin,
    )
    .map((href) => new URL(href, base).pathname);
}

function addressesOf({ tree }: HtmlFile): string[] {
  const simple = selectAll("a[href], link[href], img[src], script[src], source[src]", tree)
    .filter((node) => !/\b(dns-prefetch|preconnect)\b/.test(attribute(node, "rel")))
    .map((node) => attribute(node, "href") || attribute(node, "src"));
  const sets = selectAll("[srcset]", tree).flatMap((node) =>
    attribute(node, "srcSet")
      .split(/,\s+|,(?=\/)/)
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  );
  const refresh = attribute(select('meta[http-equiv="refresh"]', tree), "content");
  const target = /url=(.+)$/.exec(refresh)?.[1];
  return [...simple, ...sets, ...(target ? [target] : [])].filter(
    (href) => !href.startsWith("data:"),
  );
}
