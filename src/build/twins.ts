import fs from "node:fs/promises";
import path from "node:path";
import { canonicalUrl, markdownPath } from "../lib/addresses";
import type { Site } from "../content/pages";
import { pageMarkdown } from "./markdown";
import { readableMain } from "./readable";

/**
 * Writes the Markdown twin of every page, and no other.
 * @param root the build folder
 * @throws {Error} with the address of a page without `<main>`
 */
export async function writeTwins(
  { pages, product }: Pick<Site, "pages" | "product">,
  root: string,
): Promise<void> {
  // Gatsby deletes the HTML of a page that's gone, but doesn't know its twin.
  for (const file of await fs.readdir(root, { recursive: true }))
    if (file.endsWith(".md")) await fs.rm(path.join(root, file));
  for (const { path: page } of pages) {
    const url = canonicalUrl(product.siteUrl, page);
    const main = readableMain(await fs.readFile(path.join(root, page, "index.html"), "utf8"), url);
    await fs.writeFile(path.join(root, markdownPath(page)), pageMarkdown(main, url));
  }
}
