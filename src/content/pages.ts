import { releaseTitle } from "../lib/head-title";
import type { Entry, FieldPath } from "../../plugins/gatsby-source-typed-content";
import { siteSchema } from "./schema";
import { latest, siteContent } from "./site";
import type { SiteContent } from "./site";

/** One page of the site, for the sitemap and other machine-readable files. */
export interface SitePage {
  path: string;
  kind: "page" | "article" | "release";
  /** As its author wrote it; `headTitle` adds the product's name. */
  title: string;
  description: string;
  /** True for a page that search engines and assistants aren't told about. */
  noindex?: boolean;
  /** Day of publication, of articles and releases. */
  published?: string;
  /** Day of the last change, when the content says it. */
  modified?: string;
  /** The file that authors edit, and the fields of title and description. */
  source: { entry: Entry; title: FieldPath; description: FieldPath };
}

/** The content, and its pages. */
export interface Site extends SiteContent {
  /** Every page but 404: those of `src/pages/` first, then articles and releases. */
  pages: SitePage[];
}

/** The site of some content files on a day. */
export function siteOf(entries: Entry[], today: string): Site {
  const content = siteContent(entries, today);
  return {
    ...content,
    pages: [...fixedPages(content), ...articlePages(content), ...releasePages(content)],
  };
}

/** The pages with an address in the sitemap. */
export const indexedPages = ({ pages }: Pick<Site, "pages">): SitePage[] =>
  pages.filter(({ noindex }) => !noindex);

/** The pages with a feed. */
export const feedPages = ({ pages }: Pick<Site, "pages">): SitePage[] =>
  pages.filter(({ path }) => path === "/blog" || path === "/changelog");

/** The pages of `src/pages/`: every kind with `@page`. */
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

/** The values of a file's date fields. */
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
