import { Feed } from "feed";
import type { Item } from "feed";
import { canonicalUrl, dataPaths, feedPaths } from "../../lib/addresses";
import { headTitle } from "../../lib/head-title";
import type { ArticleList } from "../content/lists";
import type { Site } from "../content/pages";
import { articleItem, releaseItem } from "./feed-items";
import type { FeedItem } from "./feed-items";
import { feedLength } from "./feed-content";
import type { FeedEntry } from "./feed-content";

/**
 * All feeds by path: each list of articles and the releases, in three formats.
 * @param entryOf what a page shows, by its path
 */
export function feeds(site: Site, entryOf: (page: string) => FeedEntry): Map<string, string> {
  const articles = (list: ArticleList) =>
    list.articles.slice(0, feedLength).map((one) => articleItem(site, one, entryOf(one.path)));
  const releases = site.releases
    .slice(0, feedLength)
    .map((one) => releaseItem(site, one, entryOf(one.path)));
  return new Map([
    ...site.lists.flatMap((list) => formats(site, list.path, list, articles(list))),
    ...formats(site, "/changelog", site.changelog.meta, releases),
  ]);
}

function formats(
  { product: { name, siteUrl, language } }: Site,
  list: string,
  meta: { title: string; description: string },
  items: FeedItem[],
): [string, string][] {
  const link = canonicalUrl(siteUrl, list);
  const paths = feedPaths(list);
  const title = headTitle(meta.title, name);
  const { description } = meta;
  const favicon = `${siteUrl}/icon-192.png`;
  const feedOf = (its: Item[]): Feed => {
    const feed = new Feed({
      id: link,
      ...{ link, title, description, language, favicon },
      generator: false,
      // Without `updated` the library takes the time of the build.
      updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
      feedLinks: { rss: siteUrl + paths.rss, atom: siteUrl + paths.atom },
      author: { name, link: siteUrl },
    });
    its.forEach((item) => feed.addItem(withoutCdataEnd(item)));
    return feed;
  };
  /** https://www.jsonfeed.org/version/1.1/ (the library writes version 1). */
  const jsonFeed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: link,
    feed_url: siteUrl + paths.json,
    description,
    icon: `${siteUrl}/icon-512.png`,
    favicon,
    language,
    authors: [{ name, url: siteUrl }],
    _data: { urls: dataPaths.map((path) => siteUrl + path) },
    items: items.map(jsonItem),
  };
  return [
    [paths.rss, finished(feedOf(items.map(rssItem)).rss2(), siteUrl)],
    [paths.atom, finished(feedOf(items).atom1(), siteUrl)],
    [paths.json, `${JSON.stringify(jsonFeed, null, 2)}\n`],
  ];
}

/**
 * Escapes `]]>`, which ends a CDATA section: the library (xml-js 1.6.11) splits only the first one of a text, and the feed
 * would not be well-formed. Feed readers take these three texts for HTML.
 */
function withoutCdataEnd(item: Item): Item {
  const escape = (text = "") => text.replaceAll("]]>", "]]&gt;");
  const { title, description, content } = item;
  return {
    ...item,
    title: escape(title),
    description: escape(description),
    content: escape(content),
  };
}

/** Characters that XML does not allow, not even escaped. https://www.w3.org/TR/xml/#charsets */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The library takes the ending of an image's name for its media type, and knows no related data. */
function finished(xml: string, siteUrl: string): string {
  const related = (link: string) =>
    dataPaths.map(
      (path) => `<${link} rel="related" type="application/json" href="${siteUrl}${path}"/>`,
    );
  return xml
    .replaceAll(notInXml, "")
    .replaceAll(/(?<=<(enclosure|link rel="enclosure") .*type="image\/)jpg(?=")/g, "jpeg")
    .replace(/<((?:atom:)?link) [^>]*rel="self"[^>]*>/, (self, link: string) =>
      [self, ...related(link)].join("\n    "),
    );
}

/** RSS takes only an e-mail address as author, and no date of a change: Dublin Core and Atom have elements for these. */
function rssItem({ author, ...item }: Item): Item {
  const extension = (name: string, text: string) => ({ name, objects: { _text: text } });
  return {
    ...item,
    extensions: [
      ...(author ?? []).map(({ name = "" }) => extension("dc:creator", name)),
      extension("atom:updated", item.date.toISOString()),
    ],
  };
}

const jsonItem = ({ author, category, image, ...item }: FeedItem) => ({
  id: item.id,
  url: item.link,
  title: item.title,
  summary: item.description,
  content_html: item.content,
  image,
  date_published: item.published.toISOString(),
  date_modified: item.date.toISOString(),
  // JSON leaves undefined fields out.
  authors: author?.map(({ name, link }) => ({ name, url: link })),
  tags: category?.map(({ name }) => name),
});
