import { headTitle, releaseTitle } from "../../lib/head-title";
import type { SiteContent } from "./site";
import type { Entry } from "./entry";

/** One page of the site, as machines are told of it. */
export interface SitePage {
  path: string;
  kind: "page" | "article" | "release";
  /** For the tab, with the product's name. */
  title: string;
  description: string;
  /** The words on the picture for shared links. */
  card: { kind: string; title: string };
  /** Day of publication, of articles and releases. */
  published?: string;
  /** Day of the last change, where the content says it. */
  modified?: string;
  /** The file that an author edits, and where title and description stand in it. */
  source: { entry: Entry | undefined; title: string[]; description: string[] };
}

/** Every page that people can find: the fixed ones first, then articles and releases. */
export function sitePages(content: SiteContent): SitePage[] {
  return [...fixedPages(content), ...articlePages(content), ...releasePages(content)];
}

/** The pages of `src/pages/`, without the one for unknown addresses. */
function fixedPages(content: SiteContent): SitePage[] {
  const { hero, plans, company, changelog, blog, contact, terms } = content;
  const page = (
    path: string,
    file: keyof SiteContent,
    meta: Pick<Queries.PageMeta, "title" | "description"> & { card?: string | null },
    modified?: string,
  ): SitePage => ({
    path,
    kind: "page",
    title: headTitle(meta.title, content.product.name),
    description: meta.description,
    card: {
      kind: meta.card ? meta.title : content.sharing.page,
      title: meta.card ?? meta.title,
    },
    modified,
    source: {
      entry: content.files[file],
      title: meta === terms ? ["title"] : ["meta", "title"],
      description: meta === terms ? ["description"] : ["meta", "description"],
    },
  });
  const newestArticle = latest(articlePages(content).map(({ modified }) => modified));
  const newestRelease = latest(content.releases.map(({ date }) => date));
  return [
    page("/", "hero", hero.meta),
    page("/pricing", "plans", plans.meta),
    page("/company", "company", company.meta),
    page("/changelog", "changelog", changelog.meta, newestRelease),
    page("/blog", "blog", blog.meta, newestArticle),
    page("/contact", "contact", contact.meta),
    page("/tos", "terms", terms, terms.updated),
  ];
}

function articlePages({ product, sharing, articles }: SiteContent): SitePage[] {
  return articles.map((article) => ({
    path: article.path,
    kind: "article",
    title: headTitle(article.shortTitle ?? article.title, product.name),
    description: article.description,
    card: { kind: sharing.article, title: article.title },
    published: article.date,
    modified: latest([article.date, ...(article.updates ?? []).map(({ date }) => date)]),
    source: { entry: article.entry, title: ["title"], description: ["description"] },
  }));
}

function releasePages({ product, sharing, releases }: SiteContent): SitePage[] {
  return releases.map(({ path, version, title, summary, date, entry }) => ({
    path,
    kind: "release",
    title: headTitle(releaseTitle(version, title), product.name),
    description: summary,
    card: { kind: `${sharing.release} v${version}`, title },
    published: date,
    modified: date,
    source: { entry, title: ["title"], description: ["summary"] },
  }));
}

function latest(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
