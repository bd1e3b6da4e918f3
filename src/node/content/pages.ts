import { posix } from "node:path";
import { releaseTitle } from "../../lib/head-title";
import { isNumbered } from "../../lib/page-paths";
import { contentSchema, namedType } from "../schema/schema";
import type { Entry } from "./entry";
import type { FieldPath } from "./problem";
import { articleLists, listPages } from "./lists";
import type { ArticleList, ListPage } from "./lists";
import { isOut, latest, siteContent } from "./site";
import type { Article, Release, SiteContent } from "./site";

/** One page of the site, as machines are told of it. */
export interface SitePage {
  path: string;
  kind: "page" | "article" | "release" | "list";
  /** Without the product's name, which follows it in the tab: `headTitle`. */
  title: string;
  description: string;
  /** The words on the picture for shared links. */
  card: {
    kind: string;
    title: string;
    /** What it shows: a picture, as a path from the content folder. */
    picture?: string;
  };
  /** Day of publication, of articles and releases. */
  published?: string;
  /** Day of the last change, where the content says it. */
  modified?: string;
  /** What a list page lists, in its order. */
  entries?: readonly (Article | Release)[];
  /** The file that an author edits, and where title and description stand in it. */
  source: { entry: Entry; title: FieldPath; description: FieldPath };
}

/** What `content/` holds, and the pages that are made of it. */
export interface Site extends SiteContent {
  /** Every page that people can find: the fixed ones first, then articles, releases and lists. */
  pages: SitePage[];
  /** All articles, then those of each category and author that has a page. */
  lists: ArticleList[];
  /** The pages of the lists, `/blog` first. */
  listPages: ListPage[];
}

/** The site that content files make, drafts and entries of days to come included. */
export const siteOf = (entries: Entry[]): Site => withPages(siteContent(entries));

/** The site as visitors see it on a day: without drafts, and without what is dated later. */
export function publishedSite(site: Site, today: string): Site {
  const isPublished = ({ entry }: Article | Release) => isOut(entry, today);
  const articles = site.articles.filter(isPublished);
  const releases = site.releases.filter(isPublished);
  return withPages({ ...site, articles, releases });
}

function withPages(content: SiteContent): Site {
  const lists = articleLists(content);
  const all = lists.flatMap((list) => listPages(list, content.blog));
  return {
    ...content,
    lists,
    listPages: all,
    pages: [
      ...fixedPages(content, all),
      ...articlePages(content),
      ...releasePages(content),
      ...furtherPages(content, all),
    ],
  };
}

/**
 * Pages that are not on the list of published addresses yet; no problem, but good to know. What
 * stands on a numbered page changes with every article: nobody is promised its address.
 */
export function newPaths({ pages, publishedPaths }: Site): string[] {
  const known = new Set(publishedPaths.paths);
  return pages.map(({ path }) => path).filter((path) => !known.has(path) && !isNumbered(path));
}

/** The pages of `src/pages/`: every file that the schema's `Content` marks as one. */
function fixedPages(content: SiteContent, [blogPage]: ListPage[]): SitePage[] {
  const { sharing, files } = content;
  return contentSchema().kinds.flatMap(({ name, type, page, lists }): SitePage[] => {
    if (page === undefined) return [];
    const entry = files[name as keyof SiteContent["files"]];
    const { meta } = entry.data as { meta: Queries.PageMeta };
    const entries = { articles: blogPage?.articles, releases: content.releases }[lists ?? ""];
    return [
      {
        path: page,
        kind: "page",
        title: meta.title,
        description: meta.description,
        card: {
          kind: meta.card ? meta.title : sharing.page,
          title: meta.card ?? meta.title,
        },
        modified: latest([
          ...daysIn(entry, type),
          ...(entries ?? []).map(({ modified }) => modified),
        ]),
        ...(entries && { entries }),
        source: { entry, title: ["meta", "title"], description: ["meta", "description"] },
      },
    ];
  });
}

/** The days that a content file itself says: in the fields that the schema declares as dates. */
function daysIn({ data }: Entry, type: string): string[] {
  const fields = [...(contentSchema().types.get(type) ?? [])];
  return fields.flatMap(([name, field]) => {
    const day = namedType(field.type) === "Date" ? data[name] : undefined;
    return typeof day === "string" ? [day] : [];
  });
}

function articlePages({ sharing, articles }: SiteContent): SitePage[] {
  return articles.map((article) => ({
    path: article.path,
    kind: "article",
    title: article.shortTitle ?? article.title,
    description: article.description,
    card: { kind: sharing.article, title: article.title },
    published: article.date,
    modified: article.modified,
    source: {
      entry: article.entry,
      title: [article.shortTitle ? "shortTitle" : "title"],
      description: ["description"],
    },
  }));
}

function releasePages({ sharing, releases }: SiteContent): SitePage[] {
  return releases.map(({ path, version, title, summary, date, modified, entry }) => ({
    path,
    kind: "release",
    title: releaseTitle(version, title),
    description: summary,
    card: {
      kind: `${sharing.release} v${version}`,
      title,
      picture: pictureOf(entry),
    },
    published: date,
    modified,
    source: { entry, title: ["title"], description: ["summary"] },
  }));
}

/** Where the picture of an entry stands, from the content folder. */
function pictureOf({ file, data: { picture } }: Entry): string | undefined {
  if (typeof picture !== "string") return undefined;
  return posix.join(posix.dirname(file.replace(/^content\//, "")), picture);
}

/** Every page of every list but the first, which is the blog's own. */
function furtherPages({ blog }: SiteContent, [, ...pages]: ListPage[]): SitePage[] {
  return pages.map(({ path, title, description, articles, list }) => ({
    path,
    kind: "list",
    title,
    description,
    card: { kind: blog.meta.title, title: list.card ?? list.title },
    modified: latest(articles.map(({ modified }) => modified)),
    entries: articles,
    source: list.source,
  }));
}
