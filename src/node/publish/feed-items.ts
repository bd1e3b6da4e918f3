import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../../lib/addresses";
import { shortDate } from "../../lib/format";
import { releaseTitle } from "../../lib/head-title";
import { singleParagraph } from "../../lib/single-paragraph";
import type { Site } from "../content/pages";
import type { Article, Release } from "../content/site";
import { feedHtml } from "./feed-html";
import type { FeedEntry } from "./feed-content";

/** An item for all three formats. */
export type FeedItem = Item & {
  content: string;
  published: Date;
  /** Address of its image. */
  image?: string;
};

/** A day of the content as the moment that feeds need. */
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** An article: the text, and the list of updates below it. */
export function articleItem(
  { product, blog }: Site,
  article: Article,
  { texts, image }: FeedEntry,
): FeedItem {
  const { title, description, category: name, author, updates } = article;
  const html = texts.join("") + updatesHtml(updates ?? [], blog);
  return {
    ...item(product.siteUrl, article, image, imageHtml(image, article.imageAlt) + html),
    ...{ title, description },
    category: [{ name, term: name }],
    ...(author && { author: [{ name: author.name, link: author.linkedin }] }),
  };
}

/** A release: a list of its notes. */
export function releaseItem(
  { product }: Site,
  release: Release,
  { texts, image }: FeedEntry,
): FeedItem {
  const items = texts.map((html) => `<li>${singleParagraph(html)}</li>`);
  const html = `<ul>${items.join("")}</ul>`;
  return {
    ...item(product.siteUrl, release, image, imageHtml(image, release.imageAlt) + html),
    title: releaseTitle(release.version, release.title),
    description: release.summary,
  };
}

/** What items of articles and releases have in common. */
function item(
  siteUrl: string,
  { path, date, modified }: Article | Release,
  image: FeedEntry["image"],
  html: string,
) {
  const url = canonicalUrl(siteUrl, path);
  return {
    // The address never changes (content/published-paths.json), so it is the id.
    id: url,
    link: url,
    content: feedHtml(html, url),
    ...(image && { image: siteUrl + image.src }),
    published: day(date),
    date: day(modified),
  };
}

const imageHtml = (image: FeedEntry["image"], alt: string): string =>
  image ? toHtml(h("p", h("img", { ...image, alt }))) : "";

/** As on the page. */
function updatesHtml(updates: readonly { date: string; text: string }[], words: Site["blog"]) {
  if (updates.length === 0) return "";
  const items = updates.map(({ date, text }) => h("li", [shortDate(date), h("br"), text]));
  return toHtml([h("h2", words.updates), h("p", words.updatesText), h("ul", items)]);
}
