/**
 * Lowercase words joined by hyphens, for addresses and anchors.
 * `"The Best AI … in 2025"` → `"the-best-ai-in-2025"`.
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Address of a release's page: `0.11.0` → `/changelog/v0-11-0`. */
export const releasePath = (version: string): string =>
  `/changelog/v${version.replaceAll(".", "-")}`;

/** Address of an article's page. */
export const articlePath = (slug: string): string => `/blog/${slug}`;

/** Address of a category's page, from its slug. */
export const categoryPath = (slug: string): string => `/blog/category/${slug}`;

/** Address of the page of somebody's articles, from their handle. */
export const authorPath = (handle: string): string => `/blog/author/${handle}`;

/** Address of a page of a list: `("/blog", 1)` → `/blog`, `("/blog", 2)` → `/blog/page/2`. */
export const numberedPath = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`;

/** True for the second page of a list and those after it. */
export const isNumbered = (path: string): boolean => /\/page\/\d+$/.test(path);

/** Last part of an article's address: the slug given, else the title, lowercase and hyphenated. */
export const articleSlug = (data: { slug?: unknown; title?: unknown }): string =>
  typeof data.slug === "string" && data.slug ? data.slug : slugOf(String(data.title));
