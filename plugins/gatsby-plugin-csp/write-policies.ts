import fs from "node:fs/promises";
import path from "node:path";
import type { CspOptions } from "./options";
import { withPolicy } from "./policy";

/**
 * Writes a policy into each HTML file.
 * @param root the folder that is served
 */
export async function writePolicies(root: string, options: CspOptions): Promise<void> {
  // Gatsby's slices are parts of pages.
  const excluded = ["/_gatsby/", ...(options.exclude ?? [])];
  for (const entry of await fs.readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file).replaceAll("\\", "/");
    // Not the folder `page-data/404.html`.
    if (!entry.isFile() || !name.endsWith(".html")) continue;
    if (excluded.some((start) => `/${name}`.startsWith(start))) continue;
    const html = await fs.readFile(file, "utf8");
    const finished = withPolicy(html, options, name);
    // Hosts upload what has changed.
    if (finished !== html) await fs.writeFile(file, finished);
  }
}
