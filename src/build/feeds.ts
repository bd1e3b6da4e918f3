import fs from "node:fs";
import path from "node:path";
import { Feed } from "feed";
import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl, feedPath } from "../lib/addresses";
import { headTitle, releaseTitle } from "../lib/titles";
import type { Site } from "../content/pages";
import { shortDate } from "../lib/format";
import { singleParagraph } from "../lib/single-paragraph";
import type { Article, Release } from "../content/site";
import { feedHtml } from "./html";
import { readPageData } from "../lib/workarounds/gatsby-page-data.mjs";

type FeedItem = Item & { description: string; content: string };

/** Characters that XML forbids, even escaped. https://www.w3.org/TR/xml/#charsets */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * The RSS feeds of the blog and the changelog, by path.
 * @param entryOf what the page at a path shows
 */
export function feeds(site: Site, entryOf: (page: string) => FeedEntry): Map<string, string> {
  const articles = site.articles.map((one) => articleItem(site, one, entryOf(one.path)));
  const releases = site.releases.map((one) => releaseItem(site, one, entryOf(one.path)));
  return new Map([
    [feedPath("/blog"), rss(site, "/blog", site.blog.meta, articles)],
    [feedPath("/changelog"), rss(site, "/changelog", site.changelog.meta, releases)],
  ]);
}

function rss(
  { product: { name, siteUrl, language } }: Site,
  list: string,
  { title, description }: { title: string; description: string },
  items: FeedItem[],
): string {
  const link = canonicalUrl(siteUrl, list);
  const feed = new Feed({
    ...{ id: link, link, title: headTitle(title, name), description, language },
    generator: false,
    // Without `updated` the library uses the time of the build.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    feedLinks: { rss: siteUrl + feedPath(list) },
  });
  for (const item of items) feed.addItem(withoutCdataEnd(item));
  return (
    feed
      .rss2()
      .replaceAll(notInXml, "")
      // The library makes the media type from the file extension.
      .replaceAll(/(?<=<enclosure .*type="image\/)jpg(?=")/g, "jpeg")
  );
}

/**
 * Escapes `]]>`, which ends a CDATA section: the library (xml-js 1.6.11) only splits the first in a text, so a second one
 * would make the feed malformed. Feed readers treat these three texts as HTML.
 */
function withoutCdataEnd(item: FeedItem): FeedItem {
  const escape = (text: string) => text.replaceAll("]]>", "]]&gt;");
  return {
    ...item,
    title: escape(item.title),
    description: escape(item.description),
    content: escape(item.content),
  };
}

/** Midnight UTC: feeds need a time. */
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** An element of a namespace other than RSS. */
const extension = (name: string, text: string) => ({ name, objects: { _text: text } });

function articleItem(
  { product, blog }: Site,
  article: Article,
  { texts, image }: FeedEntry,
): FeedItem {
  const { title, description, category: name, author, updates } = article;
  const common = item(product.siteUrl, article, image, [
    ...texts,
    updatesHtml(updates ?? [], blog),
  ]);
  return {
    ...common,
    ...{ title, description },
    category: [{ name, term: name }],
    extensions: [
      // RSS only takes an e-mail address as author.
      ...(author ? [extension("dc:creator", author.name)] : []),
      ...common.extensions,
    ],
  };
}

function releaseItem({ product }: Site, release: Release, { texts, image }: FeedEntry): FeedItem {
  const items = texts.map((html) => `<li>${singleParagraph(html)}</li>`);
  return {
    ...item(product.siteUrl, release, image, [`<ul>${items.join("")}</ul>`]),
    title: releaseTitle(release.version, release.title),
    description: release.summary,
  };
}

/** The fields that articles and releases share. */
function item(
  siteUrl: string,
  { path, date, modified, imageAlt: alt }: Article | Release,
  image: FeedEntry["image"],
  html: string[],
) {
  const url = canonicalUrl(siteUrl, path);
  const { src, width, height, bytes: length } = image ?? {};
  const picture = src ? toHtml(h("p", h("img", { src, width, height, alt }))) : "";
  return {
    id: url,
    link: url,
    content: feedHtml(picture + html.join(""), url),
    ...(src && { image: { url: siteUrl + src, length } }),
    published: day(date),
    date: day(modified),
    // RSS itself has no date of modification.
    extensions: [extension("atom:updated", day(modified).toISOString())],
  };
}

/** The list below an article's text, as on its page. */
function updatesHtml(updates: readonly { date: string; text: string }[], copy: Site["blog"]) {
  if (updates.length === 0) return "";
  const items = updates.map(({ date, text }) => h("li", [shortDate(date), h("br"), text]));
  return toHtml([h("h2", copy.updates), h("p", copy.updatesText), h("ul", items)]);
}

/** What the page of an article or release shows. */
interface FeedEntry {
  /** HTML: the article's text, or each note of a release. */
  texts: string[];
  /** Its image; width and height in CSS px. */
  image?: { src: string; width: number; height: number; bytes: number };
}

/** Reads a page's text and image from Gatsby's page data, so that nothing is rendered twice. */
export function feedEntry(page: string): FeedEntry {
  const { article, release } = readPageData("public", page).result.data as Partial<
    Queries.ArticlePageQuery & Queries.ReleasePageQuery
  >;
  const shown = article ? [article] : (release?.notes ?? []);
  const data = (article?.image ?? release?.image)?.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  return {
    texts: shown.map(({ text }) => text?.html ?? ""),
    ...(data &&
      src && { image: { src, width: data.width, height: data.height, bytes: bytesOf(src) } }),
  };
}

const bytesOf = (address: string): number =>
  fs.statSync(path.join("public", decodeURI(address))).size;
