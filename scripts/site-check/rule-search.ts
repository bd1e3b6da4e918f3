import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { searchFolder } from "../../src/lib/addresses";
import { searchPages } from "../../src/node/publish/search-document";
import { checkAddress } from "./addresses";
import { readJson } from "./site";
import type { BuiltSite, SiteRule } from "./site";

const folder = searchFolder.slice(1);
const entry = `${folder}pagefind-entry.json`;

/** What Pagefind keeps of a page, to show it. */
interface Fragment {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: { element: string; id: string }[];
}

/** The search finds every page of the content and no other, and each place that it leads to exists. */
export const search: SiteRule = (site, report) => {
  const say = (message: string) => report(entry, message);
  const known = readJson(site, entry, report) as
    { languages: Record<string, { page_count: number }> } | undefined;
  if (!known) return;
  for (const file of ["pagefind.js", `wasm.${site.content.product.language}.pagefind`]) {
    if (!site.files.has(folder + file)) say(`${file} is missing beside it.`);
  }
  const fragments = readFragments(site);
  const found = new Set(fragments.map(({ url }) => url));
  const pages = new Set(searchPages(site.content).map((page) => page.path));
  for (const page of pages) if (!found.has(page)) say(`${page} is not found.`);
  for (const { url, content, meta, anchors } of fragments) {
    if (!pages.has(url)) say(`finds ${url}, which is not among the pages to be found.`);
    if (!meta.title) say(`${url} has no title.`);
    if (!content.trim()) say(`${url} has no text.`);
    for (const { element, id } of anchors) {
      if (/^h\d$/.test(element)) checkAddress(site, `${url}#${id}`, say);
    }
  }
};

/** Pagefind signs what it has packed. */
const readFragments = (site: BuiltSite): Fragment[] =>
  [...site.files]
    .filter((file) => file.startsWith(`${folder}fragment/`))
    .map((file) => {
      const text = gunzipSync(fs.readFileSync(path.join(site.root, file))).toString();
      return JSON.parse(text.replace(/^pagefind_dcd/, "")) as Fragment;
    });
