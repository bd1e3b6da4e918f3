import { selectAll } from "hast-util-select";
import { attribute } from "./site";
import type { BuiltSite, HtmlFile, Fail } from "./site";

/**
 * Checks that an internal URL has an existing target, and anchor. URLs of other sites are ignored.
 * @param from absolute URL of the file with the link
 */
export function checkAddress(site: BuiltSite, href: string, fail: Fail, from = site.url): void {
  if (!URL.canParse(href, from)) {
    fail(`"${href}" is not an address.`);
    return;
  }
  const url = new URL(href, from);
  if (url.origin !== new URL(site.url).origin) return;
  const path = decodeURI(url.pathname);
  const target = site.html.find((page) => page.path === (path.replace(/\/$/, "") || "/"));
  const id = decodeURIComponent(url.hash.slice(1));
  if (!target && !site.files.has(path.slice(1))) fail(`"${href}" has no target.`);
  if (target && id && !idsOf(target).has(id)) {
    fail(`"${href}": ${target.path} has no anchor #${id}.`);
  }
}

const cache = new WeakMap<HtmlFile, Set<string>>();

function idsOf(page: HtmlFile): Set<string> {
  const known =
    cache.get(page) ?? new Set(selectAll("[id]", page.tree).map((node) => attribute(node, "id")));
  cache.set(page, known);
  return known;
}
