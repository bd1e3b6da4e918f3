import fs from "node:fs/promises";
import path from "node:path";
import type { CspOptions } from "./options";
import { policyFor } from "./policy";

/**
 * Writes a policy into each HTML file.
 * @param root the folder that is served
 * @throws {Error} with everything that policies would block, and its pages
 */
export async function writePolicies(root: string, options: CspOptions): Promise<void> {
  const pagesByFault = new Map<string, string[]>();
  for (const name of await pagesIn(root, options)) {
    const file = path.join(root, name);
    const html = await fs.readFile(file, "utf8");
    const { page, faults } = policyFor(html, options);
    for (const fault of faults) pagesByFault.set(fault, [...(pagesByFault.get(fault) ?? []), name]);
    // Hosts upload what has changed.
    if (faults.length === 0 && page !== html) await fs.writeFile(file, page);
  }
  const list = [...pagesByFault].map(([fault, [name, ...others]]) =>
    [`${name} ${fault}`, ...(others.length > 0 ? [`  Also: ${others.join(", ")}`] : [])].join("\n"),
  );
  if (list.length > 0) throw new Error(list.join("\n"));
}

/** The HTML files that get a policy, in alphabetical order. */
async function pagesIn(root: string, { exclude = [] }: CspOptions): Promise<string[]> {
  // Gatsby's slices are parts of pages.
  const excluded = ["/_gatsby/", ...exclude];
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  return (
    entries
      // Not the folder `page-data/404.html`.
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !excluded.some((start) => `/${name}`.startsWith(start)))
      .sort()
  );
}
