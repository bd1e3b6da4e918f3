import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { canonicalUrl, markdownPath } from "../../lib/addresses";
import { buildCache } from "../build-cache";
import type { Site } from "../content/pages";
import { inParallel } from "../in-parallel";
import { writeChanged, writeWhole } from "../write-whole";
import { pageMarkdown } from "./markdown";

/** What a twin is made with, besides the page. */
const ingredients = [
  "src/node/publish/markdown.ts",
  "src/node/publish/plain-text.ts",
  "src/node/publish/readable.ts",
  ...["hast-util-from-html", "hast-util-to-mdast", "mdast-util-gfm", "mdast-util-to-markdown"].map(
    (name) => path.join("node_modules", name, "package.json"),
  ),
];

/**
 * Writes the Markdown twin of every page, from its HTML. A page that says what it said has its twin from
 * the cache.
 * @returns how many were made
 */
export async function writeTwins(
  { pages, product }: Pick<Site, "pages" | "product">,
  publicFolder = "public",
): Promise<number> {
  const hash = createHash("sha256");
  for (const file of ingredients) hash.update(await fs.readFile(file));
  const converter = hash.digest("hex");
  let made = 0;
  await inParallel(pages, async ({ path: page }) => {
    const html = mainOf(await fs.readFile(path.join(publicFolder, page, "index.html"), "utf8"));
    const url = canonicalUrl(product.siteUrl, page);
    const name = createHash("sha256").update([converter, url, html].join("\n")).digest("hex");
    const kept = path.join(buildCache("twins"), `${name.slice(0, 32)}.md`);
    if (!existsSync(kept)) {
      made += 1;
      await writeWhole(kept, pageMarkdown(html, url));
    }
    await writeChanged(path.join(publicFolder, markdownPath(page)), await fs.readFile(kept));
  });
  return made;
}

/** What a twin is made of: the rest of a page changes with every build of the scripts. */
export const mainOf = (html: string): string => {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  return start < 0 || end < start ? "" : html.slice(start, end + "</main>".length);
};
