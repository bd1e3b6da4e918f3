import { canonicalUrl, feedPaths } from "../../lib/addresses";
import type { FeedItem } from "./feed-items";

interface JsonFeedSite {
  meta: { description: string };
  siteUrl: string;
  list: string;
  language: string;
  name: string;
}

/** https://www.jsonfeed.org/version/1.1/ (the library writes version 1). */
export function jsonFeed(
  title: string,
  { meta, siteUrl, list, language, name }: JsonFeedSite,
  items: FeedItem[],
): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: canonicalUrl(siteUrl, list),
    feed_url: siteUrl + feedPaths(list).json,
    description: meta.description,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language,
    authors: [{ name, url: siteUrl }],
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      summary: item.description,
      content_html: item.content,
      date_published: item.published.toISOString(),
      date_modified: item.date.toISOString(),
      ...(item.author && {
        authors: item.author.map(({ name: by, link }) => ({ name: by, url: link })),
      }),
      ...(item.category && { tags: item.category.map(({ name: tag }) => tag) }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
