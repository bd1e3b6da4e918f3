import { countWords, readingMinutes } from "../lib/reading-time";
import { ofKind, slugOf } from "../../plugins/gatsby-source-typed-content";
import type { Entry } from "../../plugins/gatsby-source-typed-content";
import { releaseNotes } from "./release-notes";
import type { ReleaseNote } from "./release-notes";
import { siteSchema } from "./schema";
import { sections } from "./sections";

/** A content type as its file has it, without the fields that Gatsby adds to nodes. */
type Raw<T> = Omit<T, "id" | "parent" | "children" | "internal" | `child${string}`>;

/** What articles and releases have in common. */
interface Placed {
  path: string;
  /** Day of the last change, like 2025-10-10. */
  modified: string;
  /** Markdown. */
  body: string;
  entry: Entry;
}

/** An article with its author and computed fields. */
export interface Article extends Placed, Omit<Raw<Queries.BlogArticle>, keyof Placed | "author"> {
  author: Raw<Queries.Person> | undefined;
}

/** A release with its notes. */
export interface Release
  extends Placed, Omit<Raw<Queries.Release>, keyof Placed | "notes" | "newer" | "older"> {
  notes: ReleaseNote[];
}

/** Content of single files: every field of `Content` that isn't a list. */
export type Singles = {
  [K in keyof Queries.Content as Queries.Content[K] extends readonly unknown[] ? never : K]: Raw<
    Queries.Content[K]
  >;
};

/** The content in the order of the pages, with computed fields. */
export interface SiteContent extends Singles {
  /** Newest first; those of the same day by address. */
  articles: Article[];
  releases: Release[];
  people: (Raw<Queries.Person> & { entry: Entry })[];
  /** The single files, by the same names. */
  files: Record<keyof Singles, Entry>;
}

/**
 * Puts all content files together; each has the schema's shape by now.
 * @param today like 2026-11-21
 */
export function siteContent(entries: Entry[], today: string): SiteContent {
  const single = siteSchema().kinds.filter(({ isList }) => !isList);
  const files = Object.fromEntries(
    single.flatMap(({ name }) => ofKind(entries, name).map((entry) => [name, entry])),
  ) as SiteContent["files"];
  const data = Object.fromEntries(Object.entries(files).map(([name, entry]) => [name, entry.data]));
  const singles = data as unknown as Singles;
  const people = ofKind(entries, "people").map((entry) => ({
    ...(entry.data as unknown as Raw<Queries.Person>),
    entry,
  }));
  const computed = sections.map(({ compute }) => compute?.(singles, today));
  return {
    ...singles,
    ...(Object.assign({}, ...computed) as Partial<Singles>),
    product: withProfiles(singles),
    files,
    people: people.sort((a, b) => a.order - b.order),
    articles: ofKind(entries, "articles")
      .map((entry) => article(entry, people))
      .sort(newestFirst),
    releases: ofKind(entries, "releases").map(release).sort(newestFirst),
  };
}

/** Takes the product's pages on other sites from the footer. */
function withProfiles({ product, footer }: Singles): Singles["product"] {
  const columns = footer.columns.filter(({ areProfiles }) => areProfiles);
  return { ...product, profiles: columns.flatMap(({ links }) => links.map(({ to }) => to)) };
}

function article(entry: Entry, people: SiteContent["people"]): Article {
  const data = entry.data as unknown as Omit<Article, "author"> & { author: string };
  const wordCount = countWords(entry.body);
  return {
    ...data,
    author: people.find(({ handle }) => handle === data.author),
    path: `/blog/${data.slug || slugOf(data.title)}`,
    modified: latest([data.date, ...(data.updates ?? []).map(({ date }) => date)]) ?? data.date,
    readTime: readingMinutes(wordCount),
    wordCount,
    body: entry.body,
    entry,
  };
}

function release(entry: Entry): Release {
  const data = entry.data as unknown as Release;
  return {
    ...data,
    // `0.11.0` → `/changelog/v0-11-0`.
    path: `/changelog/v${data.version.replaceAll(".", "-")}`,
    modified: data.date,
    notes: releaseNotes(entry.body),
    body: entry.body,
    entry,
  };
}

function newestFirst(a: Article | Release, b: Article | Release): number {
  return b.date.localeCompare(a.date) || (b.path < a.path ? -1 : 1);
}

/** The latest of some days, like 2025-10-10. */
export const latest = (days: (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
