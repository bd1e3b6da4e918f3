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
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content holds no ${what}.`);
  return item;
}

/** The newest article and the newest release. */
export const article = first(site.articles, "article");
export const release = first(site.releases, "release");

/** An address that no page has. */
export const unknownRoute = "/no-such-page";

const ofKind = (kind: string) => site.pages.filter((page) => page.kind === kind);
const isEnd = (index: number, { length }: readonly unknown[]) =>
  index === 0 || index === length - 1;

/**
 * The pages that stand for all in slow tests: each fixed one, of those that a template makes the
 * newest and the oldest, and the one for unknown addresses.
 */
export const samples = [
  ...site.pages
    .filter((page) => {
      const alike = ofKind(page.kind);
      return page.kind === "page" || isEnd(alike.indexOf(page), alike);
    })
    .map(({ path }) => path),
  unknownRoute,
];
