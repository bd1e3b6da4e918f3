import { headTitle, titleLimit } from "../../lib/head-title";
import type { Site } from "../content/pages";
import type { Report } from "../content/problem";

/** Titles fit into a search result with the product's name, and no two pages share a head. */
export function headsFit({ product, pages }: Site, report: Report): void {
  const seen = new Map<string, string>();
  const room = titleLimit - headTitle("", product.name).length;
  for (const page of pages) {
    const { entry, ...places } = page.source;
    const length = Array.from(page.title).length;
    if (length > titleLimit) {
      const way = page.kind === "article" ? "Shorten it, or add a shortTitle" : "Shorten it";
      report(
        entry,
        places.title,
        `makes "${page.title}" with ${length} characters; ${titleLimit} fit, of which ${room} are yours. ${way}.`,
      );
    }
    for (const name of ["title", "description"] as const) {
      const key = `${name} ${page[name]}`;
      const other = seen.get(key);
      if (other)
        report(entry, places[name], `has the same ${name} as ${other}. Give each page its own.`);
      seen.set(key, page.path);
    }
  }
}

/** Redirects lead from addresses without a page to pages that exist, in one step. */
export function redirectsLead({ redirects, files, pages }: Site, report: Report): void {
  const entry = files.redirects;
  if (!entry) return;
  const paths = new Set(pages.map(({ path }) => path));
  const seen = new Set<string>();
  redirects.redirects.forEach(({ from, to }, index) => {
    const at = ["redirects", index];
    if (paths.has(from))
      report(entry, [...at, "from"], `"${from}" is a page. Remove one of the two.`);
    if (seen.has(from)) report(entry, [...at, "from"], `"${from}" is redirected twice.`);
    if (!paths.has(to.replace(/#.*$/, ""))) {
      report(
        entry,
        [...at, "to"],
        `"${to}" is not a page. Name the page that people should see instead.`,
      );
    }
    seen.add(from);
  });
}

/** An address that people may have kept never leads to nothing. */
export function pathsKept(site: Site, report: Report): void {
  const { redirects, publishedPaths, files, pages } = site;
  const entry = files.publishedPaths;
  if (!entry) return;
  const alive = new Set([
    ...pages.map(({ path }) => path),
    ...redirects.redirects.map(({ from }) => from),
  ]);
  publishedPaths.paths.forEach((path, index) => {
    if (alive.has(path)) return;
    const redirect = `{ "from": "${path}", "to": "${pageAbove(path, pages)}" }`;
    const message = `"${path}" has no page any more. Add ${redirect} to content/redirects.json, or bring the page back. If it was never published, remove this line.`;
    report(entry, ["paths", index], message);
  });
}

/** The nearest page that an address stands below: `/blog/category/x` → `/blog`. */
function pageAbove(path: string, pages: Site["pages"]): string {
  const above = path.replace(/\/[^/]*$/, "") || "/";
  const isPage = above === "/" || pages.some((page) => page.path === above);
  return isPage ? above : pageAbove(above, pages);
}
