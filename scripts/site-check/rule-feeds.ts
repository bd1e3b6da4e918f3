import { isDeepStrictEqual } from "node:util";
import type JsonFeed from "@json-feed-types/1_1";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl, dataPaths, feedPaths } from "../../src/lib/addresses";
import { headTitle, releaseTitle } from "../../src/lib/head-title";
import type { Article, Release } from "../../src/node/content/site";
import { feedLength } from "../../src/node/publish/feed-content";
import { readableMain } from "../../src/node/publish/readable";
import { checkAddress } from "./addresses";
import { attribute, metaContent, readText } from "./site";
import type { BuiltSite, Report, Fail, SiteRule } from "./site";
import { readTyped } from "./types";
import { elementsNamed, readXml, schemaIn, valueOf } from "./xml";

const jsonFeed = 'import("@json-feed-types/1_1").default<{ feed: { _data: { urls: string[] } } }>';
const schemas = { rss: schemaIn("rss.xsd"), atom: schemaIn("atom.xsd") };

interface FeedEntry {
  id?: string;
  link?: string;
  title?: string;
  summary?: string;
  /** Day of publication. */
  published?: string;
  author?: string;
  content?: string;
  /** Text of each element of its page. */
  shown?: string[];
}

/** Feeds are valid, contain the newest entries with the text of their pages, and are linked. */
export const feeds: SiteRule = async (site, report) => {
  const { lists, releases, changelog, product } = site.content;
  const all = [
    ...lists.map(({ path, title, articles }) => ({ list: path, title, entries: articles })),
    { list: "/changelog", title: changelog.meta.title, entries: releases },
  ];
  for (const { list, title, entries } of all) {
    const wanted = entries.slice(0, feedLength).map((entry) => entryOf(entry, site));
    for (const [format, path] of Object.entries(feedPaths(list))) {
      const file = path.slice(1);
      const read = format === "json" ? readJsonFeed : readXmlFeed;
      const feed = await read(site, file, report);
      checkAnnounced(site, list, path, report);
      if (!feed) continue;
      const should = headTitle(title, product.name);
      if (feed.title !== should)
        report(file, `has the title "${feed.title ?? ""}", should have "${should}".`);
      const text = readText(site, file, report) ?? "";
      for (const data of dataPaths.map((one) => `${site.url}${one}`))
        if (!text.includes(`"${data}"`)) report(file, `does not name ${data}.`);
      checkItems(site, feed.items, wanted, (message) => report(file, message));
    }
  }
};

/** What each format says of an entry. */
function entryOf(entry: Article | Release, site: BuiltSite): FeedEntry {
  const isRelease = "version" in entry;
  const link = canonicalUrl(site.url, entry.path);
  const page = site.html.find(({ path }) => path === entry.path);
  return {
    link,
    shown: page && textsIn(page.html),
    title: isRelease ? releaseTitle(entry.version, entry.title) : entry.title,
    summary: isRelease ? entry.summary : entry.description,
    published: entry.date,
    author: isRelease ? undefined : entry.author?.name,
  };
}

/** Texts by HTML: a page is in many feeds. */
const known = new Map<string, string[]>();

/** Text of `<main>` and of each element in it, without white space, which formats have in their own way. */
function textsIn(html: string): string[] {
  const elements = known.has(html) ? [] : selectAll("*", readableMain(html, "https://a.example"));
  const texts = known.get(html) ?? elements.map((node) => toString(node).replaceAll(/\s/g, ""));
  known.set(html, texts);
  return texts;
}

/** `Fri, 10 Jan 2025 00:00:00 GMT` → `2025-01-10`. */
const dayOf = (date: string | undefined): string | undefined =>
  date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString().slice(0, 10) : date;

async function readXmlFeed(site: BuiltSite, file: string, report: Report) {
  const nodes = await readXml(
    site,
    file,
    report,
    schemas[file.endsWith("rss.xml") ? "rss" : "atom"],
  );
  if (!nodes) return undefined;
  if (!valueOf(nodes, "link")) report(file, "has no link.");
  const items = elementsNamed(nodes, "item", "entry").map(({ children }): FeedEntry => ({
    id: valueOf(children, "guid", "id"),
    link: valueOf(children, "link"),
    title: valueOf(children, "title"),
    summary: valueOf(children, "description", "summary"),
    published: dayOf(valueOf(children, "pubDate", "published")),
    author: valueOf(children, "dc:creator", "name"),
    content: valueOf(children, "content:encoded", "content"),
  }));
  return { title: valueOf(nodes, "title"), items };
}

function readJsonFeed(site: BuiltSite, file: string, report: Report) {
  const feed = readTyped(site, file, report, jsonFeed) as JsonFeed | undefined;
  if (!feed) return undefined;
  const items = feed.items.map((item): FeedEntry => ({
    ...item,
    link: item.url,
    published: dayOf(item.date_published),
    author: item.authors?.[0]?.name,
    content: item.content_html,
  }));
  return { title: feed.title, items };
}

function checkItems(site: BuiltSite, items: FeedEntry[], wanted: FeedEntry[], fail: Fail) {
  const urlsOf = (all: FeedEntry[]) => all.map(({ link }) => link);
  if (!isDeepStrictEqual(urlsOf(items), urlsOf(wanted))) {
    fail("does not have exactly the entries of its list, newest first.");
  }
  for (const should of wanted) {
    const is = items.find(({ link }) => link === should.link);
    for (const name of ["title", "summary", "published", "author"] as const) {
      if (is && is[name] !== should[name])
        fail(`${should.link}: ${name} is "${is[name] ?? ""}", should be "${should[name] ?? ""}".`);
    }
  }
  for (const { id, link = "An entry", content = "" } of items) {
    if (id !== link) fail(`${link} has no permanent id.`);
    const html = fromHtml(content, { fragment: true });
    const { shown } = wanted.find((entry) => entry.link === link) ?? {};
    const [text = ""] = textsIn(`<main>${content}</main>`);
    if (shown && !shown.includes(text)) fail(`${link} has another text than its page.`);
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
