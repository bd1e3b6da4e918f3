import fs from "node:fs/promises";
import path from "node:path";
import { canonicalUrl, markdownPath } from "../lib/addresses";
import type { Site } from "../site/pages";
import { writeChanged } from "../node/write-whole";
import { pageMarkdown } from "./markdown";
import { readableMain } from "./readable";

/**
 * Writes the Markdown twin of every page.
 * @param root the build folder
 * @throws {Error} with the address of a page without `<main>`
 */
export async function writeTwins(
  { pages, product }: Pick<Site, "pages" | "product">,
  root: string,
): Promise<void> {
  for (const { path: page } of pages) {
    const url = canonicalUrl(product.siteUrl, page);
    const main = readableMain(await fs.readFile(path.join(root, page, "index.html"), "utf8"), url);
    await writeChanged(path.join(root, markdownPath(page)), pageMarkdown(main, url));
  }
}
