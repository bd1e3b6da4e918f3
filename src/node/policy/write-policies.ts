/** Writes a content security policy into each HTML file of a build. */
import fs from "node:fs/promises";
import path from "node:path";
import type { SitePage } from "../content/pages";
import { writeChanged } from "../write-whole";
import { inlineOf } from "./inline";
import { policyOf } from "./policy";
import type { Services } from "./policy";

/** Files that aren't pages: Gatsby's slices, and the CMS, which has its own policy (`node/cms/write-cms.ts`). */
const others = /^(_gatsby|admin)[/\\]/;

/** The policy that an unchanged page has from an earlier build. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/**
 * Writes each page's policy from its final HTML.
 * @param root the folder that is served
 * @param pages of the content, for an error's message
 * @throws {Error} with the name of a page that has no `<meta charset>`, or a script that came through content
 */
export async function writePolicies(
  root: string,
  services: Services,
  pages: readonly Pick<SitePage, "path" | "source">[],
): Promise<void> {
  const files = new Map(pages.map(({ path: page, source }) => [page, source.entry.file]));
  for (const entry of await fs.readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file);
    // Not the folder `page-data/404.html`.
    if (!entry.isFile() || !name.endsWith(".html") || others.test(name)) continue;
    const page = `/${name.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`;
    const written = `${name}${files.has(page) ? `, which ${files.get(page)} makes,` : ""}`;
    await writeChanged(file, withPolicy(await fs.readFile(file, "utf8"), services, written));
  }
}

/**
 * A page with its policy, which applies to everything after it.
 * @param name for an error's message
 */
export function withPolicy(html: string, services: Services, name: string): string {
  const bare = html.replace(earlier, "");
  const inline = inlineOf(bare);
  const [foreign] = inline.foreign;
  if (foreign !== undefined)
    throw new Error(
      `${name} has ${foreign.slice(0, 80)}, which doesn't come from the site's own code. Find it in the content and remove it.`,
    );
  if (inline.place === undefined)
    throw new Error(`${name} has no <meta charset>, so there's no place for its policy. Add one.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline, services)}">`;
  return bare.slice(0, inline.place) + meta + bare.slice(inline.place);
}
