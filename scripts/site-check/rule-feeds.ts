import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { canonicalUrl, feedPaths } from "../../src/lib/addresses";
import { feedLength } from "../../src/node/publish/feed-content";
import { checkAddress } from "./addresses";
import { attribute, metaContent, readJson } from "./site";
import type { BuiltSite, Report, Fail, SiteRule } from "./site";
import { elementsNamed, readXml, valueOf } from "./xml";

interface FeedEntry {
  id?: string;
  link?: string;
  title?: string;
  content?: string;
}

interface JsonFeed {
  version: string;
  items: (FeedEntry & { url: string; content_html: string })[];
}

/** Feeds are valid, contain the newest entries in full, and are linked from their pages. */
export const feeds: SiteRule = async (site, report) => {
  const { lists, releases } = site.content;
  const all = [
    ...lists.map(({ path, articles }) => ({ list: path, entries: articles })),
    { list: "/changelog", entries: releases },
  ];
  for (const { list, entries } of all) {
    const urls = entries.slice(0, feedLength).map(({ path }) => canonicalUrl(site.url, path));
    for (const [format, path] of Object.entries(feedPaths(list))) {
      const file = path.slice(1);
      const read = format === "json" ? jsonItems : xmlItems;
      const items = await read(site, file, report);
      if (items) checkItems(site, items, urls, (message) => report(file, message));
      checkAnnounced(site, list, path, report);
    }
  }
};

async function xmlItems(site: BuiltSite, file: string, report: Report) {
  const nodes = await readXml(site, file, report);
  if (!nodes) return undefined;
  if (!valueOf(nodes, "title") || !valueOf(nodes, "link")) {
    report(file, "has no title or no link.");
  }
  return elementsNamed(nodes, "item", "entry").map(({ children }): FeedEntry => ({
    id: valueOf(children, "guid", "id"),
    link: valueOf(children, "link"),
    title: valueOf(children, "title"),
    content: valueOf(children, "content:encoded", "content"),
  }));
}

function jsonItems(site: BuiltSite, file: string, report: Report) {
  const feed = readJson(site, file, report) as JsonFeed | undefined;
  if (!feed) return undefined;
  if (feed.version !== "https://jsonfeed.org/version/1.1") report(file, "is not JSON Feed 1.1.");
  return feed.items.map((item): FeedEntry => ({
    ...item,
    link: item.url,
    content: item.content_html,
  }));
}

function checkItems(site: BuiltSite, items: FeedEntry[], urls: string[], fail: Fail) {
  if (JSON.stringify(items.map(({ link }) => link)) !== JSON.stringify(urls)) {
    fail("does not have exactly the entries of its list, newest first.");
  }
  for (const { id, link = "An entry", title, content = "" } of items) {
    if (id !== link) fail(`${link} has no permanent id.`);
    if (!title || content.length < 100) fail(`${link} is not there in full.`);
    const html = fromHtml(content, { fragment: true });
    // Feed readers lay out the text before images load.
    if (select("img:not([width][height])", html)) fail(`${link} has an image without its size.`);
    for (const node of selectAll("a[href], img[src]", html)) {
      const address = attribute(node, "href") || attribute(node, "src");
      if (/^(https?:|mailto:)/.test(address)) checkAddress(site, address, fail);
      else fail(`"${address}" is not absolute.`);
    }
  }
}

function checkAnnounced(site: BuiltSite, list: string, path: string, report: Report): void {
  const page = site.html.find((candidate) => candidate.path === list);
  if (!page || metaContent(page, "description") === undefined) return;
  if (selectAll(`link[rel="alternate"][href="${site.url}${path}"]`, page.tree).length !== 1) {
    report(page.file, `does not announce ${path} in its head.`);
  }
  if (!select(`a[href="${path}"]`, page.tree)) report(page.file, `does not link to ${path}.`);
}
