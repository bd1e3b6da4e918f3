import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../../lib/addresses";
import type { FeedEntry } from "./feed-entries";
import { feedHtml } from "./feed-html";

/** An item that every format can be made of. */
export type FeedItem = Item & { content: string; published: Date };

/** Dates of the content are days; a feed wants a moment. */
export const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Makes an item of an entry: absolute addresses, picture first. */
export function feedItem(entry: FeedEntry, siteUrl: string): FeedItem {
  const url = canonicalUrl(siteUrl, entry.path);
  const { picture } = entry;
  const image = picture ? toHtml(h("p", h("img", { src: picture.path, alt: picture.alt }))) : "";
  return {
    // The address never changes (content/published-paths.json), so it is the id.
    id: url,
    link: url,
    title: entry.title,
    description: entry.summary,
    content: feedHtml(image + entry.html, url),
    published: day(entry.published),
    date: day(entry.modified),
    ...(entry.author && { author: [entry.author] }),
    ...(entry.category && { category: [{ name: entry.category, term: entry.category }] }),
  };
}

/** RSS wants an e-mail address as author; a name goes into Dublin Core's creator. */
export function rssItem({ author, ...item }: Item): Item {
  const extensions = author?.map(({ name }) => ({ name: "dc:creator", objects: { _text: name } }));
  return { ...item, extensions };
}
