import { Feed } from "feed";
import type { Item } from "feed";
import { canonicalUrl, feedPaths } from "../../lib/addresses";
import { headTitle } from "../../lib/head-title";
import type { Site } from "../content/pages";
import { articleEntries, releaseEntries } from "./feed-entries";
import type { FeedContent, FeedEntry } from "./feed-entries";
import { day, feedItem, rssItem } from "./feed-items";
import { jsonFeed } from "./json-feed";

/** The files of both feeds in three formats, by path. */
export const feeds = (site: Site, content: FeedContent): Map<string, string> =>
  new Map([
    ...formats(site, "/blog", site.blog.meta, articleEntries(content)),
    ...formats(site, "/changelog", site.changelog.meta, releaseEntries(content)),
  ]);

function formats(
  { product }: Site,
  list: string,
  meta: { title: string; description: string },
  entries: FeedEntry[],
): [string, string][] {
  const { name, siteUrl, language } = product;
  const paths = feedPaths(list);
  const title = headTitle(meta.title, name);
  const items = entries.map((entry) => feedItem(entry, siteUrl));
  const feedOf = (its: Item[]): Feed => {
    const feed = new Feed({
      id: canonicalUrl(siteUrl, list),
      link: canonicalUrl(siteUrl, list),
      title,
      description: meta.description,
      language,
      generator: false,
      favicon: `${siteUrl}/icon-192.png`,
      // Without a date of its own the library takes the time of the build.
      updated: day(
        entries
          .map(({ modified }) => modified)
          .sort()
          .at(-1) ?? "1970-01-01",
      ),
      feedLinks: { rss: siteUrl + paths.rss, atom: siteUrl + paths.atom },
      author: { name, link: siteUrl },
    });
    its.forEach((item) => feed.addItem(item));
    return feed;
  };
  return [
    [paths.rss, feedOf(items.map(rssItem)).rss2()],
    [paths.atom, feedOf(items).atom1()],
    [paths.json, jsonFeed(title, { meta, siteUrl, list, language, name }, items)],
  ];
}
