/** Puts its policy into each HTML file of a build. */
import fs from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../in-parallel";
import { writeChanged } from "../write-whole";
import { inlineOf } from "./inline";
import { policyOf } from "./policy";
import type { Services } from "./policy";

/** Files looked at at a time. */
const underWay = 16;

/** Not pages: parts of them that Gatsby keeps, and the CMS, which has a policy of its own (`node/cms/write-cms.ts`). */
const others = /^(_gatsby|admin)[/\\]/;

/** What `withPolicy` has put into a page; a page that Gatsby kept from an earlier build has it already. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/**
 * Gives every page its policy, made of the page itself: the last that may happen to its HTML.
 * @param root the folder that is served
 * @throws {Error} with the name of a page that has no place for it
 */
export async function writePolicies(root: string, services: Services): Promise<void> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const pages = entries
    // Gatsby has a folder `page-data/404.html`.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !others.test(name));
  const write = async (name: string) => {
    const file = path.join(root, name);
    await writeChanged(file, withPolicy(await fs.readFile(file, "utf8"), services, name));
  };
  await inParallel(pages, write, underWay);
}

/**
 * A page with its policy, behind the element that says the character set: it holds for what comes after it only.
 * @param name for the message of an error
 */
export function withPolicy(html: string, services: Services, name: string): string {
  const bare = html.replace(earlier, "");
  const inline = inlineOf(bare);
  if (inline.place === undefined)
    throw new Error(`${name} has no <meta charset>, behind which its policy belongs. Add one.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline, services)}">`;
  return bare.slice(0, inline.place) + meta + bare.slice(inline.place);
}
