import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../lib/addresses";
import { shortDate } from "../lib/format";
import { releaseTitle } from "../lib/head-title";
import { singleParagraph } from "../lib/single-paragraph";
import type { Site } from "../content/pages";
import type { Article, Release } from "../content/site";
import { feedHtml } from "./feed-html";
import type { FeedEntry } from "./feed-content";

/** An entry of a feed. */
export type FeedItem = Item & { description: string; content: string };

/** A day as a date and time, which feeds need. */
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** An element that isn't part of RSS itself. */
const extension = (name: string, text: string) => ({ name, objects: { _text: text } });

/** An article: the text, and the list of updates below it. */
export function articleItem(
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

/** A release: a list of its notes. */
export function releaseItem(
  { product }: Site,
  release: Release,
  { texts, image }: FeedEntry,
): FeedItem {
  const items = texts.map((html) => `<li>${singleParagraph(html)}</li>`);
  return {
    ...item(product.siteUrl, release, image, [`<ul>${items.join("")}</ul>`]),
    title: releaseTitle(release.version, release.title),
    description: release.summary,
  };
}

/** What items of articles and releases have in common. */
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
    // RSS has no field for the date of a change.
    extensions: [extension("atom:updated", day(modified).toISOString())],
  };
}

/** As on the page. */
function updatesHtml(updates: readonly { date: string; text: string }[], copy: Site["blog"]) {
  if (updates.length === 0) return "";
  const items = updates.map(({ date, text }) => h("li", [shortDate(date), h("br"), text]));
  return toHtml([h("h2", copy.updates), h("p", copy.updatesText), h("ul", items)]);
}
