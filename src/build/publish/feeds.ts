import { Feed } from "feed";
import type { Item } from "feed";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl, feedPaths } from "../../lib/addresses";
import { headTitle, releaseTitle } from "../../lib/head-title";
import type { Article, SiteContent } from "../site/content";
import type { Body } from "./bodies";
import { feedHtml } from "./feed-html";

/** An entry of a feed, independent of the format. */
interface Entry {
  path: string;
  title: string;
  summary: string;
  published: string;
  modified: string;
  html: string;
  picture?: { path: string; alt: string };
  author?: { name: string; link: string };
  category?: string;
}

/** The files of both feeds in three formats, by path. */
export function feeds(content: SiteContent, bodies: Map<string, Body>): Map<string, string> {
  const body = (path: string, alt: string) => {
    const { html = "", picture } = bodies.get(path) ?? {};
    return { html, picture: picture ? { path: picture, alt } : undefined };
  };
  const articles = content.articles.map((article): Entry => {
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
  const releases = content.releases.map((release): Entry => {
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
  entries: Entry[],
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

/** RSS wants an e-mail address as author; a name goes into Dublin Core's creator. */
function rssItem({ author, ...item }: Item): Item {
  const extensions = author?.map(({ name }) => ({ name: "dc:creator", objects: { _text: name } }));
  return { ...item, extensions };
}

/** Dates of the content are days; a feed wants a moment. */
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

function feedItem(entry: Entry, siteUrl: string): Item & { content: string; published: Date } {
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

interface JsonFeedSite {
  meta: { description: string };
  siteUrl: string;
  list: string;
  language: string;
  name: string;
}

/** https://www.jsonfeed.org/version/1.1/ (the library writes version 1). */
function jsonFeed(
  title: string,
  { meta, siteUrl, list, language, name }: JsonFeedSite,
  items: ReturnType<typeof feedItem>[],
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
