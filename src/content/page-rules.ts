import { isFeatures, navPath } from "../lib/addresses";
import { headTitle, titleLimit } from "../lib/titles";
import { clip, isOut, quote, repeats } from "../../plugins/gatsby-source-typed-content";
import type { Content, Report } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "./pages";

/** Warns of titles too long for search results, and of titles and descriptions used twice. */
export function headsFit({ product, pages }: Site, report: Report): void {
  for (const page of pages) {
    const title = headTitle(page.title, product.name);
    const length = Array.from(title).length;
    if (length <= titleLimit) continue;
    const excess = length - titleLimit;
    const shorten = `Shorten it by ${excess} character${excess === 1 ? "" : "s"}`;
    const advice = page.kind === "article" ? `${shorten}, or add a shortTitle` : shorten;
    const message = `becomes ${quote(title)} (${length} characters), but search results cut titles off after ${titleLimit}. ${advice}.`;
    report(page.source.entry, page.source.title, message, { severity: "warning" });
  }
  // Of two dated pages, the newer one is reported.
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

/** Each name in the bar is the name of a page. */
export function barLeads({ navigation, pages, files }: Site, report: Report): void {
  const paths = pages.map(({ path }) => path);
  navigation.links.forEach((name, index) => {
    if (isFeatures(name) || paths.includes(navPath(name))) return;
    const message = `${quote(name)} leads to ${clip(navPath(name))}, which doesn't exist. Use the name of a page.`;
    report(files.navigation, ["links", index], message);
  });
}

/** No page is redirected. Targets are checked like any link. */
export function redirectsFit({ redirects, files, pages }: Site, report: Report): void {
  redirects.redirects.forEach(({ from }, index) => {
    if (!pages.some(({ path }) => path === from)) return;
    const message = `${quote(from)} is a page. Remove the page or the redirect.`;
    report(files.redirects, ["redirects", index, "from"], message);
  });
}

/** The blog and the changelog each have a published entry. */
export function listsShow({ articles, releases }: Site, report: Report, { today }: Content): void {
  for (const list of [articles, releases]) {
    const [hidden] = list;
    if (!hidden || list.some(({ entry }) => isOut(entry, today))) continue;
    const message = "Nothing else on its list is published, so the list would be empty.";
    const field = hidden.draft ? "draft" : "date";
    report(hidden.entry, [field], `hides this from visitors. ${message} Publish at least one.`);
  }
}
