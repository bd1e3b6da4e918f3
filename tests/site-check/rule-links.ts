import { select, selectAll } from "hast-util-select";
import { canonicalUrl } from "../../src/lib/addresses";
import { checkAddress } from "./addresses";
import { attribute, readPages } from "./site";
import type { BuiltSite, HtmlFile, SiteRule } from "./site";

/** Every internal link has an existing target, and anchor. */
export const links: SiteRule = (site, report) => {
  for (const page of site.html) {
    const from = canonicalUrl(site.url, page.path);
    const fail = (message: string) => report(page.file, message);
    for (const href of new Set(addressesOf(page))) checkAddress(site, href, fail, from);
  }
};

/** In a build without a login provider nothing links to this page. */
const loginPath = "/login";

/** Every page is reachable by links from the landing page. */
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
  const hasLogin = [...pages.values()].some(({ tree }) => select("[data-login]", tree));
  for (const { path } of site.content.pages) {
    const page = pages.get(path);
    const isWanted = path !== loginPath || hasLogin;
    if (page && isWanted && !reached.has(path))
      report(page.file, "is an orphan: nothing links to it.");
  }
};

function linkedPaths(site: BuiltSite, page: HtmlFile): string[] {
  const base = canonicalUrl(site.url, page.path);
  return selectAll("a[href]", page.tree)
    .map((link) => attribute(link, "href"))
    .flatMap((href) => (URL.canParse(href, base) ? new URL(href, base) : []))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname }) => pathname);
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
  const targets = refresh.match(/(?<=url=).+$/) ?? [];
  return [...simple, ...sets, ...targets].filter((href) => !href.startsWith("data:"));
}
