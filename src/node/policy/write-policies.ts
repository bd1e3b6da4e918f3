/** Puts its policy into each HTML file of a build. */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../in-parallel";
import { writeChanged, writeWhole } from "../write-whole";
import { inlineOf } from "./inline";
import { policyOf } from "./policy";
import type { Services } from "./policy";

/** Files looked at at a time. */
const underWay = 16;

/** Not pages: parts of them that Gatsby keeps, and the CMS, which has a policy of its own (`node/cms/write-cms.ts`). */
const others = /^(_gatsby|admin)[/\\]/;

/** What `withPolicy` has put into a page; a page that Gatsby kept from an earlier build has it already. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/** What a policy is made with, besides the page and the services. */
const ingredients = ["inline", "policy", "write-policies"].map(
  (name) => `src/node/policy/${name}.ts`,
);

/**
 * Gives every page its policy, made of the page itself: the last that may happen to its HTML. Pages that nobody wrote since
 * they got theirs are left alone.
 * @param root the folder that is served
 * @param stamp file that says how the policies in `root` were made, and by its own age when
 * @returns how many pages were read
 * @throws {Error} with the name of a page that has no place for it
 */
export async function writePolicies(
  root: string,
  services: Services,
  stamp: string,
): Promise<number> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const pages = entries
    // Gatsby has a folder `page-data/404.html`.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !others.test(name));
  const way = await wayOf(services);
  const isSameWay = (await fs.readFile(stamp, "utf8").catch(() => "")) === way;
  const then = isSameWay ? await lastChange(stamp) : -Infinity;
  // A build that ends half-way leaves pages of both kinds.
  await fs.rm(stamp, { force: true });
  let read = 0;
  const write = async (name: string) => {
    const file = path.join(root, name);
    if ((await lastChange(file)) < then) return;
    read += 1;
    await writeChanged(file, withPolicy(await fs.readFile(file, "utf8"), services, name));
  };
  await inParallel(pages, write, underWay);
  await writeWhole(stamp, way);
  return read;
}

/** SHA-256 of all that decides about a policy besides its page. */
async function wayOf(services: Services): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(services));
  for (const file of ingredients) hash.update(await fs.readFile(file));
  return hash.digest("hex");
}

/** In ms. Not the time of the content, which whoever copies or unpacks a file may set. */
const lastChange = async (file: string): Promise<number> => (await fs.stat(file)).ctimeMs;

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
