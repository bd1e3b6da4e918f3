import { Feed } from "feed";
import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl, feedPaths } from "../../lib/addresses";
import { headTitle, releaseTitle } from "../../lib/head-title";
import type { Article, SiteContent } from "../content/site";
import type { Body } from "./bodies";
import { day, feedItem, rssItem } from "./feed-items";
import type { FeedEntry } from "./feed-items";
import { jsonFeed } from "./json-feed";

/** The files of both feeds in three formats, by path. */
export function feeds(content: SiteContent, bodies: Map<string, Body>): Map<string, string> {
  const body = (path: string, alt: string) => {
    const { html = "", picture } = bodies.get(path) ?? {};
    return { html, picture: picture ? { path: picture, alt } : undefined };
  };
  const articles = content.articles.map((article): FeedEntry => {
    const { path, title, description, date, category, author, imageAlt } = article;
    const { html, picture } = body(path, imageAlt);
    return {
      ...{ path, title, category, picture },
      summary: description,
      published: date,
      modified:
        [date, ...(article.updates ?? []).map((update) => update.date)].sort().at(-1) ?? date,
      html: html + updatesHtml(article, content.blog.updates),
      author: author && { name: author.name, link: author.linkedin },
    };
  });
  const releases = content.releases.map((release): FeedEntry => {
    const { path, version, title, summary, date, pictureAlt } = release;
    return {
      ...{ path, summary, published: date, modified: date },
      title: releaseTitle(version, title),
      ...body(path, pictureAlt),
    };
  });
  return new Map([
    ...formats(content, "/blog", content.blog.meta, articles),
    ...formats(content, "/changelog", content.changelog.meta, releases),
  ]);
}

function updatesHtml({ updates = [] }: Article, heading: string): string {
  if (updates.length === 0) return "";
  const items = updates.map(({ date, text }) => h("li", `${date}: ${text}`));
  return toHtml([h("h2", heading), h("ul", items)]);
}

function formats(
  { product }: SiteContent,
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
