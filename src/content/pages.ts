import type { ContentOptions, Entry, FieldPath } from "../../plugins/gatsby-source-typed-content";
import { feedPath, markdownPath, pricingPath } from "../lib/addresses";
import { releaseTitle } from "../lib/titles";
import { siteSchema } from "./schema";
import { collectContent, latest } from "./site";
import type { SiteContent } from "./site";

/** A page, for the sitemap and other machine-readable files. */
export interface SitePage {
  path: string;
  kind: "page" | "article" | "release";
  /** As its author wrote it; `headTitle` adds the product's name. */
  title: string;
  description: string;
  /** Search engines and assistants aren't told about this page. */
  noindex?: boolean;
  /** Day of publication of an article or release. */
  published?: string;
  /** Day of the last change, if the content says it. */
  modified?: string;
  /** The file that authors edit, and its fields for title and description. */
  source: { entry: Entry; title: FieldPath; description: FieldPath };
}

/** The content, and its pages. */
export interface Site extends SiteContent {
  /** Every page except 404: fixed pages first, then articles and releases. */
  pages: SitePage[];
}

/** @param entries every content file, already checked against the schema */
export function siteOf(entries: Entry[]): Site {
  const content = collectContent(entries);
  return {
    ...content,
    pages: [...fixedPages(content), ...articlePages(content), ...releasePages(content)],
  };
}

/** The pages in the sitemap. */
export const indexedPages = ({ pages }: Pick<Site, "pages">): SitePage[] =>
  pages.filter(({ noindex }) => !noindex);

/** The pages with a feed. */
export const feedPages = ({ pages }: Pick<Site, "pages">): SitePage[] =>
  pages.filter(({ path }) => path === "/blog" || path === "/changelog");

/** The pages with a file of their own in `content/`: every kind with `@page`. */
function fixedPages({ files, articles, releases }: SiteContent): SitePage[] {
  const lists = new Map<string, readonly { modified: string }[]>([
    ["/blog", articles],
    ["/changelog", releases],
  ]);
  return siteSchema().kinds.flatMap(({ name, type, page, noindex }): SitePage[] => {
    if (page === undefined) return [];
    const entry = files[name as keyof SiteContent["files"]];
    const { meta } = entry.data as { meta: Queries.PageMeta };
    const entries = lists.get(page) ?? [];
    return [
      {
        path: page,
        kind: "page",
        title: meta.title,
        description: meta.description,
        modified: latest([...daysIn(entry, type), ...entries.map(({ modified }) => modified)]),
        ...(noindex && { noindex }),
        source: { entry, title: ["meta", "title"], description: ["meta", "description"] },
      },
    ];
  });
}

/** Values of a file's date fields. */
function daysIn({ data }: Entry, type: string): string[] {
  const fields = [...(siteSchema().types.get(type) ?? [])];
  return fields.flatMap(([name, field]) => {
    const day = field.type === "Date" ? data[name] : undefined;
    return typeof day === "string" ? [day] : [];
  });
}

function articlePages({ articles }: SiteContent): SitePage[] {
  return articles.map((article) => ({
    path: article.path,
    kind: "article",
    title: article.shortTitle ?? article.title,
    description: article.description,
    published: article.date,
    modified: article.modified,
    source: {
      entry: article.entry,
      title: [article.shortTitle ? "shortTitle" : "title"],
      description: ["description"],
    },
  }));
}

function releasePages({ releases }: SiteContent): SitePage[] {
  return releases.map(({ path, version, title, summary, date, modified, entry }) => ({
    path,
    kind: "release",
    title: releaseTitle(version, title),
    description: summary,
    published: date,
    modified,
    source: { entry, title: ["title"], description: ["summary"] },
  }));
}

/** Files that a build writes, besides feeds and twins. */
const written = [
  ...["/sitemap-index.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"],
  ...[pricingPath, "/.well-known/security.txt"],
];

/** What links may lead to, besides pages and headings of their texts. */
export const addressesOf: ContentOptions<Site>["addresses"] = (site) => ({
  origin: site.product.siteUrl,
  anchors: anchorsOfCode(site),
  files: [
    ...written,
    ...feedPages(site).map(({ path }) => feedPath(path)),
    ...site.pages.map(({ path }) => markdownPath(path)),
    ...site.redirects.redirects.map(({ from }) => from),
  ],
});

/** Anchors that components add. */
function anchorsOfCode({ articles, releases }: Site): Map<string, string[]> {
  const versions = releases.map(({ version }) => `v${version}`);
  return new Map([
    ["/", ["features", "board", "backlog", "roadmap"]],
    ["/changelog", versions],
    ...articles
      .filter(({ updates }) => updates)
      .map(({ path }): [string, string[]] => [path, ["articleUpdates"]]),
  ]);
}
