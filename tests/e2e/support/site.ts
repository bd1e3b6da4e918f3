/** The content of the site under test. Tests read routes, words and numbers from here, so that authors can change them. */
import { readSite } from "../../../src/content/content";

/** All of `content/`, read like in the build. */
export const site = readSite();

/** The first entry of a list that must not be empty. */
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content has no ${what}.`);
  return item;
}

/** The newest article. */
export const article = first(site.articles, "article");
/** The newest release. */
export const release = first(site.releases, "release");

/** A path without a page. */
export const unknownRoute = "/no-such-page";

/**
 * Pages for slow tests: each fixed page, the newest and the oldest page of each template, and the 404
 * page.
 */
export const samples = [
  ...site.pages
    .filter(({ kind, path }) => {
      const sameKind = site.pages.filter((page) => page.kind === kind);
      return kind === "page" || [sameKind.at(0)?.path, sameKind.at(-1)?.path].includes(path);
    })
    .map(({ path }) => path),
  unknownRoute,
];
