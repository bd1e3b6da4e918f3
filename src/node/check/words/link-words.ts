import type { Site } from "../../content/pages";
import { valueAt } from "../../content/problem";
import type { Report } from "../../content/problem";
import { escaped } from "../../escaped";
import type { Content } from "../rule";
import { isAddress, warnAt } from "./passages";
import type { Passage } from "./passages";

/** Networks that are named like their host. */
const networks = ["discord", "github", "instagram", "linkedin", "youtube"];

/** The part of a host that names it: `help.clickup.com` → clickup. */
const siteIn = (address: string): string =>
  /^https:\/\/([^/?#]+)/.exec(address)?.[1]?.split(".").at(-2)?.toLowerCase() ?? "";

/** The name of a page that stands below no other: `/pricing` → pricing. */
const pageIn = (path: string): string => /^\/([\w-]+)$/.exec(path)?.[1] ?? "";

/** Place → its names in words: of atlassian also Jira. */
type Names = Map<string, RegExp>;

function namesOf({ articles, pages }: Site): { sites: Names; own: Names } {
  const tools = articles.flatMap(({ compares }) => compares ?? []);
  const sites = [...networks, ...tools.map(({ url }) => siteIn(url))];
  const namesAt = (site: string) =>
    tools.filter(({ url }) => siteIn(url) === site).map(({ name }) => name);
  return {
    own: new Map(
      pages
        .map(({ path }) => pageIn(path))
        .filter(Boolean)
        .map((page) => [page, anyOf(page)]),
    ),
    sites: new Map(sites.filter(Boolean).map((site) => [site, anyOf(site, ...namesAt(site))])),
  };
}

/** Finds each of some names as a word of its own. */
function anyOf(...names: string[]): RegExp {
  const all = names.filter(Boolean).map(escaped);
  return RegExp(`(?<!\\w)(?:${all.join("|")})(?!\\w)`, "i");
}

/**
 * Warns of a link whose words name one tool or page while its address is another's: [ClickUp prices](https://asana.com).
 * Words that name both are no contradiction. https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context
 */
export function linksSayWhere(content: Content, report: Report): void {
  const names = namesOf(content);
  const origin = content.product.siteUrl;
  const check = (place: Passage, to: string) => {
    const words = place.text;
    const path = origin && to.startsWith(origin) ? to.slice(origin.length) : to;
    const known = path.startsWith("/") ? names.own : names.sites;
    const named = pageIn(path) || siteIn(path);
    const isSaid = (name: RegExp) => name.test(words);
    const message = `has a link "${words}" to "${to}", which is another one. Correct one of the two.`;
    const own = known.get(named);
    if (own && !isSaid(own) && [...known.values()].some(isSaid)) warnAt(report, place, 0, message);
  };
  for (const { entry, links } of content.texts)
    for (const { line, text, to } of links) check({ entry, at: ["text"], line, text }, to);
  for (const { entry, text: to, field, at } of content.fieldTexts) {
    if (!isAddress(field)) continue;
    const { text, label } = valueAt(entry.data, at.slice(0, -1)) as Record<
      string,
      string | undefined
    >;
    check({ entry, at, text: text ?? label ?? field.name.value }, to);
  }
}
