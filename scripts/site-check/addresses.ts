import { selectAll } from "hast-util-select";
import { attribute } from "./site";
import type { BuiltSite, HtmlFile } from "./site";

/**
 * What is wrong with an address that a file of the site points at.
 * @param from absolute address of the pointing file
 * @returns undefined when it is fine or leads to another site
 */
export function wrongAddress(site: BuiltSite, href: string, from: string): string | undefined {
  const { siteUrl } = site.content.product;
  if (!URL.canParse(href, from)) return `"${href}" is not an address.`;
  const url = new URL(href, from);
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  const path = decodeURI(url.pathname);
  const target = findPage(site, path);
  if (!target) {
    return site.files.has(path.slice(1)) ? undefined : `"${href}" leads to nothing.`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !idsOf(target).has(id)) return `"${href}": ${target.path} has no anchor #${id}.`;
  return undefined;
}

const findPage = (site: BuiltSite, path: string): HtmlFile | undefined =>
  site.html.find((page) => page.path === (path === "/" ? path : path.replace(/\/$/, "")));

const cache = new WeakMap<HtmlFile, Set<string>>();

function idsOf(page: HtmlFile): Set<string> {
  const known =
    cache.get(page) ?? new Set(selectAll("[id]", page.tree).map((node) => attribute(node, "id")));
  cache.set(page, known);
  return known;
}
