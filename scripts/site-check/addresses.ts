import { selectAll } from "hast-util-select";
import { attribute } from "./site";
import type { BuiltSite, HtmlFile, Say } from "./site";

/**
 * Says what is wrong with an address that a file of the site points at, if anything is. Addresses of
 * other sites are taken as they are.
 * @param from absolute address of the pointing file
 */
export function checkAddress(site: BuiltSite, href: string, say: Say, from = site.url): void {
  if (!URL.canParse(href, from)) {
    say(`"${href}" is not an address.`);
    return;
  }
  const url = new URL(href, from);
  if (url.origin !== new URL(site.url).origin) return;
  const path = decodeURI(url.pathname);
  const target = site.html.find((page) => page.path === (path.replace(/\/$/, "") || "/"));
  const id = decodeURIComponent(url.hash.slice(1));
  if (!target && !site.files.has(path.slice(1))) say(`"${href}" leads to nothing.`);
  if (target && id && !idsOf(target).has(id)) {
    say(`"${href}": ${target.path} has no anchor #${id}.`);
  }
}

const cache = new WeakMap<HtmlFile, Set<string>>();

function idsOf(page: HtmlFile): Set<string> {
  const known =
    cache.get(page) ?? new Set(selectAll("[id]", page.tree).map((node) => attribute(node, "id")));
  cache.set(page, known);
  return known;
}
