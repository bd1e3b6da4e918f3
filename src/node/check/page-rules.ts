import { headTitle, titleLimit } from "../../lib/head-title";
import { siteContent } from "../content/site";
import type { SiteContent } from "../content/site";
import { sitePages } from "../content/pages";
import { reporterFor } from "./shape";
import type { Rule } from "./rules";

/** Titles fit into a search result with the product's name, and no two pages share a head. */
export const headsFit: Rule = (entries, _schema, problems) => {
  const content = siteContent(entries);
  if (!content) return;
  const seen = new Map<string, string>();
  const room = titleLimit - headTitle("", content.product.name).length;
  for (const page of sitePages(content)) {
    const { entry } = page.source;
    if (!entry) continue;
    const report = reporterFor(entry, problems);
    const length = Array.from(page.title).length;
    if (length > titleLimit) {
      const way = page.kind === "article" ? "Shorten it, or add a shortTitle" : "Shorten it";
      report(
        page.source.title,
        `makes "${page.title}" with ${length} characters; ${titleLimit} fit, of which ${room} are yours. ${way}.`,
      );
    }
    for (const name of ["title", "description"] as const) {
      const value = page[name];
      const other = seen.get(`${name} ${value}`);
      if (other)
        report(page.source[name], `has the same ${name} as ${other}. Give each page its own.`);
      seen.set(`${name} ${value}`, page.path);
    }
  }
};

/** Redirects lead from addresses without a page to pages that exist, in one step. */
export const redirectsLead: Rule = (entries, _schema, problems) => {
  const content = siteContent(entries);
  const entry = entries.find(({ type }) => type === "Redirects");
  if (!content || !entry) return;
  const report = reporterFor(entry, problems);
  const pages = new Set(sitePages(content).map(({ path }) => path));
  const seen = new Set<string>();
  content.redirects.redirects.forEach(({ from, to }, index) => {
    const at = ["redirects", index];
    if (pages.has(from)) report([...at, "from"], `"${from}" is a page. Remove one of the two.`);
    if (seen.has(from)) report([...at, "from"], `"${from}" is redirected twice.`);
    if (!pages.has(to.replace(/#.*$/, ""))) {
      report([...at, "to"], `"${to}" is not a page. Name the page that people should see instead.`);
    }
    seen.add(from);
  });
};

/** An address that people may have kept never leads to nothing. */
export const pathsKept: Rule = (entries, _schema, problems) => {
  const content = siteContent(entries);
  const entry = entries.find(({ type }) => type === "PublishedPaths");
  if (!content || !entry) return;
  const alive = new Set([
    ...sitePages(content).map(({ path }) => path),
    ...content.redirects.redirects.map(({ from }) => from),
  ]);
  content.publishedPaths.paths.forEach((path, index) => {
    if (alive.has(path)) return;
    const redirect = `{ "from": "${path}", "to": "${path.replace(/\/[^/]*$/, "") || "/"}" }`;
    const message = `"${path}" has no page any more. Add ${redirect} to content/redirects.json, or bring the page back. If it was never published, remove this line.`;
    reporterFor(entry, problems)(["paths", index], message);
  });
};

/** Pages that are not on the list of published addresses yet; no problem, but good to know. */
export function newPaths(content: SiteContent): string[] {
  const known = new Set(content.publishedPaths.paths);
  return sitePages(content)
    .map(({ path }) => path)
    .filter((path) => !known.has(path));
}
