import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { searchFolder } from "../lib/addresses";
import type { Site, SitePage } from "../site/pages";
import { searchDocument, searchPages } from "./search-document";
import type { SearchTexts } from "./twins";

/** Files of Pagefind that the site's dialog does not use. */
const unused = /-ui\.(js|css)$|highlight\.js$|worker\.js$|^wasm\.unknown/;

/**
 * Writes the search index and its script; Pagefind works in a process of its own.
 * @param root the build folder
 * @throws {Error} when Pagefind has no binary for this machine, or cannot index a page
 */
export async function writeSearchIndex(
  root: string,
  site: Site,
  texts: SearchTexts,
): Promise<void> {
  const folder = path.join(root, searchFolder);
  await fs.rm(folder, { recursive: true, force: true });
  const pagefind = loadPagefind();
  try {
    const { index, errors } = await pagefind.createIndex();
    if (!index) throw new Error(`Search: ${errors.join(" ")}`);
    // Always in this order: Pagefind numbers pages, and unchanged files of its index don't need to be uploaded again.
    const add = async (page: SitePage) => {
      const content = searchDocument(page, texts.get(page.path) ?? "", site);
      const added = await index.addHTMLFile({ url: page.path, content });
      return added.errors.map((error) => `${page.path}: ${error}`);
    };
    const wrong = (await Promise.all(searchPages(site).map(add))).flat();
    if (wrong.length > 0) throw new Error(`Search: ${wrong.join(" ")}`);
    // Pagefind writes the files itself, so that thousands of them don't pass through this process.
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0) throw new Error(`Search: ${written.errors.join(" ")}`);
    const files = await fs.readdir(folder);
    await Promise.all(
      files.filter((name) => unused.test(name)).map((name) => fs.rm(path.join(folder, name))),
    );
  } finally {
    await pagefind.close();
  }
}

/** Pagefind's `exports` allow only `import`, and Gatsby compiles hooks to `require`: its folder's `main` works. */
function loadPagefind(): typeof import("pagefind") {
  const load = createRequire(path.resolve("package.json"));
  return load(path.resolve("node_modules/pagefind")) as typeof import("pagefind");
}
