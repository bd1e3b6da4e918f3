/** Writes a content security policy into each HTML file of a build. */
import fs from "node:fs/promises";
import path from "node:path";
import { writeChanged } from "../write-whole";
import { inlineOf } from "./inline";
import { policyOf } from "./policy";
import type { Services } from "./policy";

/** No pages: Gatsby's slices, and the CMS, which has its own policy (`node/cms/write-cms.ts`). */
const others = /^(_gatsby|admin)[/\\]/;

/** The policy that an unchanged page has from an earlier build. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/**
 * Writes each page's policy from its final HTML.
 * @param root the folder that is served
 * @throws {Error} with the name of a page without `<meta charset>`
 */
export async function writePolicies(root: string, services: Services): Promise<void> {
  for (const entry of await fs.readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file);
    // Not the folder `page-data/404.html`.
    if (!entry.isFile() || !name.endsWith(".html") || others.test(name)) continue;
    await writeChanged(file, withPolicy(await fs.readFile(file, "utf8"), services, name));
  }
}

/**
 * A page with its policy, which holds for what comes after it.
 * @param name for an error's message
 */
export function withPolicy(html: string, services: Services, name: string): string {
  const bare = html.replace(earlier, "");
  const inline = inlineOf(bare);
  if (inline.place === undefined)
    throw new Error(`${name} has no <meta charset>, behind which its policy belongs. Add one.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline, services)}">`;
  return bare.slice(0, inline.place) + meta + bare.slice(inline.place);
}
