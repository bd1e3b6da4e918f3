/**
 * What the site under test was made of. Tests learn routes, words and numbers from here, so that an
 * author may change them; what must not change without a decision stands in `specification.spec.ts`.
 */
import { readSite } from "../../src/node/read-content";

/** Everything that `content/` holds, as the build reads it. */
export const site = readSite();

/** Every page of the site. */
export const routes = site.pages.map(({ path }) => path);

/** The first of a list that the site cannot be without. */
function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content holds no ${what}.`);
  return item;
}

/** The newest article and the newest release. */
export const article = first(site.articles, "article");
export const release = first(site.releases, "release");

/** An address that no page has. */
export const unknownRoute = "/no-such-page";

/**
 * The pages that stand for all in slow tests: each fixed one, of those that a template makes the
 * newest and the oldest, and the one for unknown addresses.
 */
export const samples = [
  ...site.pages
    .filter(({ kind, path }) => {
      const alike = site.pages.filter((page) => page.kind === kind);
      return kind === "page" || [alike.at(0)?.path, alike.at(-1)?.path].includes(path);
    })
    .map(({ path }) => path),
  unknownRoute,
];
