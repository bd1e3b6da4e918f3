import { isFeatures, navPath } from "../lib/addresses";
import { headTitle, titleLimit } from "../lib/head-title";
import { clip, isOut, nearest, quote, repeats } from "../../plugins/gatsby-source-typed-content";
import type { Content, Report } from "../../plugins/gatsby-source-typed-content";
import { newPaths } from "./pages";
import type { Site, SitePage } from "./pages";

/** Warns of titles that do not fit into a search result with the product's name, and of heads that two pages share. */
export function headsFit({ product, pages }: Site, report: Report): void {
  for (const page of pages) {
    const title = headTitle(page.title, product.name);
    const length = Array.from(title).length;
    if (length <= titleLimit) continue;
    const over = length - titleLimit;
    const advice = `Shorten it by ${over} character${over === 1 ? "" : "s"}`;
    const way = page.kind === "article" ? `${advice}, or add a shortTitle` : advice;
    const message = `becomes ${quote(title)} (${length} characters), but search results cut titles off after ${titleLimit}. ${way}.`;
    report(page.source.entry, page.source.title, message, { severity: "warning" });
  }
  // If both pages are dated, the newer one has to change.
  const byAge = pages.toSorted((a, b) => (a.published ?? "").localeCompare(b.published ?? ""));
  for (const name of ["title", "description"] as const) {
    for (const [{ source }, other] of repeats(byAge, (page) => page[name])) {
      const title = name === "title" && source.entry.data.title;
      // `filesDiffer` reports files with the same title.
      if (title && title === other.source.entry.data.title) continue;
      const message = `is the same ${name} as on ${other.path}. Give each page its own.`;
      report(source.entry, source[name], message, { severity: "warning" });
    }
  }
}

/** Each name in the bar leads to the page of that name. */
export function barLeads({ navigation, pages, files }: Site, report: Report): void {
  const paths = pages.map(({ path }) => path);
  navigation.links.forEach((name, index) => {
    if (isFeatures(name) || paths.includes(navPath(name))) return;
    const message = `${quote(name)} leads to ${clip(navPath(name))}, which doesn't exist. Use the name of a page.`;
    report(files.navigation, ["links", index], message);
  });
}

/** Redirects lead from addresses without a page to pages and files that exist, in one step. */
export function redirectsLead(
  { redirects, files, pages }: Site,
  report: Report,
  { addresses, today }: Content,
): void {
  const entry = files.redirects;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const [again] of repeats(redirects.redirects, ({ from }) => from)) {
    const at = ["redirects", redirects.redirects.indexOf(again), "from"];
    report(entry, at, `${quote(again.from)} is redirected twice. Remove one of them.`);
  }
  redirects.redirects.forEach(({ from, to }, index) => {
    const at = ["redirects", index];
    const page = byPath.get(from);
    // A redirect may stand in for a draft; a page with a future date would collide with it on that day.
    if (page && !isDraftPage(page))
      report(entry, [...at, "from"], `${quote(from)} is a page. Remove the page or the redirect.`);
    const target = byPath.get(to.replace(/#.*$/, ""));
    if (target && !isOut(target.source.entry, today)) {
      const message = `${quote(to)} isn't published yet: ${whyNotOut(target)}. Redirect to another page until then.`;
      report(entry, [...at, "to"], message);
    } else if (!target && !addresses.files.has(to) && !addresses.isInDoubt(to)) {
      report(
        entry,
        [...at, "to"],
        `${quote(to)} doesn't exist. Redirect to the page that replaces it.`,
      );
    }
  });
}

/** Every published address is still a page, or redirected. */
export function pathsKept(site: Site, report: Report, { addresses, today }: Content): void {
  const { redirects, publishedPaths, files, pages } = site;
  const entry = files.publishedPaths;
  const redirected = new Set(redirects.redirects.map(({ from }) => from));
  publishedPaths.paths.forEach((path, index) => {
    const page = pages.find((one) => one.path === path);
    if (redirected.has(path) || addresses.isInDoubt(path)) return;
    if (page && isOut(page.source.entry, today)) return;
    const target = (!page && newName(path, site, today)) || pageAbove(path, pages);
    const redirect = `add { "from": "${path}", "to": "${target}" } to content/redirects.json`;
    const message = page
      ? `"${path}" was published, but readers can't see it anymore: ${whyNotOut(page)}. ${isDraftPage(page) ? `Remove \`draft: true\`, or ${redirect}.` : "Set the date back to the day it was published."}`
      : `"${path}" was published, but no longer exists. Restore the page, or ${redirect}.`;
    report(entry, ["paths", index], `${message} If it never went live, remove this line.`);
  });
}

/** The blog and the changelog have at least one published entry. */
export function listsShow(
  { articles, releases, publishedPaths }: Site,
  report: Report,
  { today }: Content,
): void {
  for (const list of [articles, releases]) {
    // Preferably one that readers had until now.
    const hidden = list.find(({ path }) => publishedPaths.paths.includes(path)) ?? list[0];
    if (!hidden || list.some(({ entry }) => isOut(entry, today))) continue;
    const message = "Nothing else on its list is published, so the list would be empty.";
    const field = hidden.draft ? "draft" : "date";
    report(hidden.entry, [field], `hides this from visitors. ${message} Publish at least one.`);
  }
}

const isDraftPage = ({ source }: SitePage): boolean => source.entry.data.draft === true;

/** What keeps a page from visitors. */
const whyNotOut = (page: SitePage): string =>
  `${page.source.entry.file} is ${isDraftPage(page) ? "a draft" : `dated ${page.published}`}`;

/**
 * The page that was probably renamed: the only new one in the same place, or the one with the most similar address.
 */
function newName(path: string, site: Site, today: string): string | undefined {
  const { pages, publishedPaths } = site;
  const folder = folderOf(path);
  const isHere = (other: string) => folderOf(other) === folder;
  const gone = publishedPaths.paths.filter(
    (other) => isHere(other) && !pages.some((page) => page.path === other),
  );
  const fresh = new Set(newPaths(site).filter(isHere));
  const found = pages.filter(
    ({ path: other, kind, source }) =>
      kind === "article" && fresh.has(other) && isOut(source.entry, today),
  );
  const paths = found.map(({ path: other }) => other);
  return gone.length === 1 && paths.length === 1 ? paths[0] : nearest(path, paths);
}

const folderOf = (path: string): string => path.replace(/[^/]*$/, "");

/** The nearest page above an address: `/blog/x` → `/blog`. */
function pageAbove(path: string, pages: Site["pages"]): string {
  const above = path.replace(/\/[^/]*$/, "") || "/";
  const isPage = above === "/" || pages.some((page) => page.path === above);
  return isPage ? above : pageAbove(above, pages);
}
