/** Address of a release's page: `0.11.0` → `/changelog/v0-11-0`. */
export const releasePath = (version: string): string =>
  `/changelog/v${version.replaceAll(".", "-")}`;

/** Address of an article's page. */
export const articlePath = (slug: string): string => `/blog/${slug}`;

/** Address of a category's page, from its slug. */
export const categoryPath = (slug: string): string => `/blog/category/${slug}`;

/** Address of the page with a person's articles, from their handle. */
export const authorPath = (handle: string): string => `/blog/author/${handle}`;

/** Address of a page of a list: `("/blog", 1)` → `/blog`, `("/blog", 2)` → `/blog/page/2`. */
export const numberedPath = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`;

/** True for the second page of a list and those after it. */
export const isNumbered = (path: string): boolean => /\/page\/\d+$/.test(path);
