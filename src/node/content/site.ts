import { articlePath, articleSlug, releasePath } from "../../lib/slug";
import { isList, namedType, parseSdl, readSdl } from "../schema/sdl";
import { contentFiles, readEntry } from "./entry";
import type { Entry } from "./entry";

/** A content type without what Gatsby adds to each node. */
type Raw<T> = Omit<T, "id" | "parent" | "children" | "internal">;

/** An article as its file says it, with its address and its author looked up. */
export interface Article extends Pick<
  Queries.BlogArticle,
  "title" | "description" | "date" | "readTime" | "category" | "imageAlt"
> {
  shortTitle?: string;
  updates?: Pick<Queries.ArticleUpdate, "date" | "text">[];
  compares?: Pick<Queries.ComparedProduct, "name" | "url">[];
  author: Raw<Queries.Person> | undefined;
  path: string;
  body: string;
  entry: Entry;
}

/** A release as its file says it, with its address. */
export interface Release extends Pick<
  Queries.Release,
  "version" | "date" | "title" | "summary" | "pictureAlt"
> {
  path: string;
  body: string;
  entry: Entry;
}

/** The files that there is one of: every field of `Content` that is no list. */
type Singles = {
  [K in keyof Queries.Content as Queries.Content[K] extends readonly unknown[] ? never : K]: Raw<
    Queries.Content[K]
  >;
};

/** What `content/` holds. */
export interface SiteContent extends Singles {
  /** Newest first, as on the pages. */
  articles: Article[];
  releases: Release[];
  people: Raw<Queries.Person>[];
  /** The files of the single types, by the same names. */
  files: Record<string, Entry>;
}

/**
 * Puts content files together. Their shapes are the schema's: call it after the content check.
 * @returns undefined while a file that the site needs is missing
 */
export function siteContent(entries: Entry[]): SiteContent | undefined {
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const people = ofType("Person").map(({ data }) => data as unknown as Raw<Queries.Person>);
  const articles = ofType("BlogArticle").map((entry) => ({
    ...(entry.data as unknown as Article),
    author: people.find(({ handle }) => handle === entry.data.author),
    path: articlePath(articleSlug(entry.data)),
    body: entry.body,
    entry,
  }));
  const releases = ofType("Release").map((entry) => ({
    ...(entry.data as unknown as Release),
    path: releasePath(String(entry.data.version)),
    body: entry.body,
    entry,
  }));
  const files: Record<string, Entry> = {};
  for (const [name, type] of singles()) {
    const [entry] = ofType(type);
    if (!entry) return undefined;
    files[name] = entry;
  }
  const data = Object.fromEntries(Object.entries(files).map(([name, entry]) => [name, entry.data]));
  const product = data.product as unknown as Raw<Queries.Product>;
  return {
    ...(data as unknown as SiteContent),
    files,
    people: people.sort((a, b) => a.order - b.order),
    product: { ...product, siteUrl: process.env.SITE_URL || product.siteUrl },
    articles: articles.sort(newestFirst),
    releases: releases.sort(newestFirst),
  };
}

/** Name and type of every file that there is one of. */
function singles(): [name: string, type: string][] {
  const content = parseSdl(readSdl()).types.get("Content") ?? [];
  return [...content]
    .filter(([, field]) => !isList(field.type))
    .map(([name, field]) => [name, namedType(field.type)]);
}

/** The order of the lists: by date, then by address (`resolvers.ts`). */
function newestFirst(a: Article | Release, b: Article | Release): number {
  return b.date.localeCompare(a.date) || (b.path < a.path ? -1 : 1);
}

/**
 * Reads the content folder.
 * @throws {Error} when a file cannot be read; the content check says which
 */
export function readSiteContent(root = "content"): SiteContent {
  const entries = contentFiles(root).map((name) => readEntry(name, root));
  const content = siteContent(entries.filter((entry): entry is Entry => !("message" in entry)));
  if (!content) throw new Error("Content files are missing. `npm run content` says which.");
  return content;
}
