/** The content of the site under test. Tests take routes, copy and numbers from here, so that authors can change them. */
import { money } from "../../../src/lib/format";
import { readSite } from "../../../src/content/content";

/** All of `content/`, as the build reads it. */
export const site = readSite();

/** First item of a list that must not be empty. */
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content has no ${what}.`);
  return item;
}

/** The newest article. */
export const article = first(site.articles, "article");
/** The newest release. */
export const release = first(site.releases, "release");

/** Path that has no page. */
export const unknownRoute = "/no-such-page";

/**
 * Pages for slow tests: every fixed page, the newest and oldest page of each template, and the 404 page.
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

/** Plan and prices for a team, as the pricing page writes them. */
export function teamPrice(people: number): string[] {
  const { plans, currency } = site.plans;
  const plan = plans.find(({ seats }) => !seats || seats >= people);
  if (!plan) throw new Error(`The content has no plan for ${people} people.`);
  const prices = [plan.monthly, plan.billedYearly].filter((price) => price > 0);
  const factor = plan.unit ? people : 1;
  return [plan.name, ...prices.map((price) => money(price * factor, currency))];
}
