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

/** Pagefind's data of one page. */
interface Fragment {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: { element: string; id: string }[];
}

/** The search index has exactly the pages of the content, and its anchors exist. */
export const search: SiteRule = (site, report) => {
  const fail = (message: string) => report(entry, message);
  const known = readJson(site, entry, report) as
    { languages: Record<string, { page_count: number }> } | undefined;
  if (!known) return;
  for (const file of ["pagefind.js", `wasm.${site.content.product.language}.pagefind`]) {
    if (!site.files.has(folder + file)) fail(`${file} is missing next to it.`);
  }
  const fragments = readFragments(site);
  const found = new Set(fragments.map(({ url }) => url));
  const { articles } = site.content;
  const pages = new Map(searchPages(site.content).map((page) => [page.path, page.title]));
  for (const { path, title } of articles) pages.set(path, title);
  for (const page of pages.keys()) if (!found.has(page)) fail(`${page} is not found.`);
  for (const { url, content, meta, anchors } of fragments) {
    if (!pages.has(url)) fail(`finds ${url}, which it should not find.`);
    const title = pages.get(url);
    if (title !== undefined && meta.title !== title)
      fail(`${url} has the title "${meta.title ?? ""}", should have "${title}".`);
    if (!content.trim()) fail(`${url} has no text.`);
    for (const { element, id } of anchors) {
      if (/^h\d$/.test(element)) checkAddress(site, `${url}#${id}`, fail);
    }
  }
};

/** Fragments are gzipped, with a signature before the JSON. */
const readFragments = (site: BuiltSite): Fragment[] =>
  [...site.files]
    .filter((file) => file.startsWith(`${folder}fragment/`))
    .map((file) => {
      const text = gunzipSync(fs.readFileSync(path.join(site.root, file))).toString();
      return JSON.parse(text.replace(/^pagefind_dcd/, "")) as Fragment;
    });
