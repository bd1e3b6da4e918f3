import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl } from "../../src/lib/addresses";
import { attribute, readPages } from "./site";
import type { BuiltSite, HtmlFile, SiteRule } from "./site";

/** Every internal address in a page has a target, and every anchor: in links, images, metadata and JSON-LD. */
export const links: SiteRule = (site, report) => {
  for (const page of site.html) {
    for (const href of new Set(addressesOf(page))) {
      const fault = faultOf(site, href, canonicalUrl(site.url, page.path));
      if (fault) report(page.file, `links to ${href}, ${fault}.`);
    }
  }
};

/** What's wrong with an address; undefined if it's fine or leads to another site. */
function faultOf(site: BuiltSite, href: string, base: string): string | undefined {
  if (!URL.canParse(href, base)) return "which isn't an address";
  const url = new URL(href, base);
  if (url.origin !== new URL(site.url).origin) return undefined;
  const written = decodeURIComponent(url.pathname);
  // Hosts redirect /pricing/ to /pricing.
  const path = written.replace(/(?<=.)\/$/, "");
  // The content check has warned of it.
  if (site.content.redirects.redirects.some(({ from }) => from === path)) return undefined;
  const target = site.html.find((page) => page.path === path);
  if (!target) return site.files.has(written.slice(1)) ? undefined : "which doesn't exist";
  const id = decodeURIComponent(url.hash.slice(1));
  return /^(top)?$/i.test(id) || idsOf(target).has(id) ? undefined : "which has no such anchor";
}

const known = new WeakMap<HtmlFile, Set<string>>();

function idsOf(page: HtmlFile): Set<string> {
  const ids =
    known.get(page) ?? new Set(selectAll("[id]", page.tree).map((node) => attribute(node, "id")));
  known.set(page, ids);
  return ids;
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
  const metadata = selectAll('meta:is([property="og:url"], [property="og:image"])', tree);
  const structured = selectAll('script[type="application/ld+json"]', tree).flatMap((script) =>
    [...toString(script).matchAll(/"(https?:\/\/[^"#]+)"/g)].map(([, url = ""]) => url),
  );
  const shared = metadata.map((node) => attribute(node, "content"));
  return [...simple, ...sets, ...shared, ...structured].filter((href) => !href.startsWith("data:"));
}

/** Only linked in a build with a login provider. */
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
  for (const { path } of site.content.pages) {
    const page = pages.get(path);
    if (page && path !== loginPath && !reached.has(path))
      report(page.file, "is an orphan: nothing links to it.");
  }
};

function linkedPaths(site: BuiltSite, page: HtmlFile): string[] {
  const base = canonicalUrl(site.url, page.path);
  return selectAll("a[href]", page.tree)
    .map((link) => attribute(link, "href"))
    .flatMap((href) => (URL.canParse(href, base) ? new URL(href, base) : []))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname }) => pathname.replace(/(?<=.)\/$/, ""));
}
