import { Feed } from "feed";
import { canonicalUrl, feedPath } from "../lib/addresses";
import { headTitle } from "../lib/head-title";
import type { Site } from "../content/pages";
import type { FeedEntry } from "./feed-content";
import { articleItem, releaseItem } from "./feed-items";
import type { FeedItem } from "./feed-items";

/**
 * The RSS feeds of the blog and the changelog, by path.
 * @param entryOf what a page shows, by its path
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
      // The library uses the extension of an image as its media type.
      .replaceAll(/(?<=<enclosure .*type="image\/)jpg(?=")/g, "jpeg")
  );
}

/**
 * Escapes `]]>`, which ends a CDATA section: the library (xml-js 1.6.11) splits only the first one of a text, and the feed
 * would not be well-formed. Feed readers treat these three texts as HTML.
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

/** Characters that XML doesn't allow, even escaped. https://www.w3.org/TR/xml/#charsets */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
