import { ofKind, slugOf } from "../../plugins/gatsby-source-typed-content";
import type { Entry } from "../../plugins/gatsby-source-typed-content";
import { suggest } from "../lib/suggestions";
import { releaseNotes } from "./release-notes";
import type { ReleaseNote } from "./release-notes";
import { siteSchema } from "./schema";

/** A content type as its file has it, without the fields that Gatsby adds to nodes. */
type Raw<T> = Omit<T, "id" | "parent" | "children" | "internal" | `child${string}`>;

/** The fields that articles and releases share. */
interface Dated {
  path: string;
  /** Day of the last change, like 2025-10-10. */
  modified: string;
  /** Markdown. */
  body: string;
  entry: Entry;
}

/** An article with its author and computed fields. */
export interface Article extends Dated, Omit<Raw<Queries.BlogArticle>, keyof Dated | "author"> {
  author: Raw<Queries.Person> | undefined;
}

/** A release with its notes. */
export interface Release
  extends Dated, Omit<Raw<Queries.Release>, keyof Dated | "notes" | "newer" | "older"> {
  notes: ReleaseNote[];
}

/** Content of single files: the fields of `Content` that aren't lists. */
type Singles = {
  [K in keyof Queries.Content as Queries.Content[K] extends readonly unknown[] ? never : K]: Raw<
    Queries.Content[K]
  >;
};

/** The content with computed fields, in the order of the pages. */
export interface SiteContent extends Singles {
  /** Newest first, then by address. */
  articles: Article[];
  releases: Release[];
  people: (Raw<Queries.Person> & { entry: Entry })[];
  /** The single files, by the same names. */
  files: Record<keyof Singles, Entry>;
}

/** @param entries every content file, already checked against the schema */
export function collectContent(entries: Entry[]): SiteContent {
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
  return {
    ...singles,
    product: withProfiles(singles),
    plans: withYearlySums(singles.plans),
    demoProject: withPoints(singles.demoProject),
    files,
    people: people.sort((a, b) => a.order - b.order),
    articles: ofKind(entries, "articles")
      .map((entry) => article(entry, people))
      .sort(newestFirst),
    releases: ofKind(entries, "releases").map(release).sort(newestFirst),
  };
}

/** Adds the product's profiles on other sites, from the footer. */
function withProfiles({ product, footer }: Singles): Singles["product"] {
  const columns = footer.columns.filter(({ areProfiles }) => areProfiles);
  return { ...product, profiles: columns.flatMap(({ links }) => links.map(({ to }) => to)) };
}

const withYearlySums = (plans: Singles["plans"]): Singles["plans"] => ({
  ...plans,
  plans: plans.plans.map((plan) => ({ ...plan, billedYearly: 12 * plan.yearly })),
});

/** Adds the points that the model suggests. */
const withPoints = (project: Singles["demoProject"]): Singles["demoProject"] => ({
  ...project,
  issues: project.issues.map((issue) => ({
    ...issue,
    points: suggest(issue.title, project.scale)?.points ?? 0,
  })),
});

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

/** The latest of dates like 2025-10-10. */
export const latest = (days: (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** Words per minute, as in gatsby-transformer-remark (utils/time-to-read.js, 6.16). */
const wordsPerMinute = 265;

/** Number of words in Markdown, without markup and addresses of links. */
export function countWords(text: string): number {
  return text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Minutes it takes to read this many words; at least 1. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
