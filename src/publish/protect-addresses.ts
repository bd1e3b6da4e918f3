import fs from "node:fs";
import path from "node:path";
import { newPaths } from "../site/pages";
import type { Site } from "../site/pages";

/**
 * Adds addresses that are published for the first time to the list of those that must not disappear.
 * @param root the content folder
 * @returns what has been added and what to do, or nothing
 */
export function protectAddresses(site: Site, root = "content"): string {
  const added = newPaths(site);
  if (added.length === 0) return "";
  const paths = [...site.publishedPaths.paths, ...added].sort();
  const file = path.join(root, "published-paths.json");
  fs.writeFileSync(file, `${JSON.stringify({ paths }, null, 2)}\n`);
  return `Added ${added.join(", ")} to ${file}. Commit that file, so that no address gets lost.`;
}
