/** Writes a content security policy into each HTML file of a build. */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../in-parallel";
import { writeChanged, writeWhole } from "../write-whole";
import { inlineOf } from "./inline";
import { policyOf } from "./policy";
import type { Services } from "./policy";

/** Files processed at a time. */
const concurrency = 16;

/** No pages: Gatsby's slices, and the CMS, which has its own policy (`node/cms/write-cms.ts`). */
const others = /^(_gatsby|admin)[/\\]/;

/** The policy that an unchanged page has from an earlier build. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/** The code that makes policies. */
const ingredients = ["inline", "policy", "write-policies"].map(
  (name) => `src/node/policy/${name}.ts`,
);

/**
 * Writes each page's policy from its final HTML. Pages unchanged since their policy was written are skipped.
 * @param root the folder that is served
 * @param stamp a file with a hash of code and services; its age is the time of the last run
 * @returns how many pages were read
 * @throws {Error} with the name of a page without `<meta charset>`
 */
export async function writePolicies(
  root: string,
  services: Services,
  stamp: string,
): Promise<number> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const pages = entries
    // Not the folder `page-data/404.html`.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !others.test(name));
  const digest = await digestOf(services);
  const isSame = (await fs.readFile(stamp, "utf8").catch(() => "")) === digest;
  const lastRun = isSame ? await lastChange(stamp) : -Infinity;
  // If this run breaks off, the next one reads all pages.
  await fs.rm(stamp, { force: true });
  let read = 0;
  const write = async (name: string) => {
    const file = path.join(root, name);
    if ((await lastChange(file)) < lastRun) return;
    read += 1;
    await writeChanged(file, withPolicy(await fs.readFile(file, "utf8"), services, name));
  };
  await inParallel(pages, write, concurrency);
  await writeWhole(stamp, digest);
  return read;
}

/** Hash of everything that decides about policies besides the pages. */
async function digestOf(services: Services): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(services));
  for (const file of ingredients) hash.update(await fs.readFile(file));
  return hash.digest("hex");
}

/** In ms. Not `mtime`, which copying and unpacking may set. */
const lastChange = async (file: string): Promise<number> => (await fs.stat(file)).ctimeMs;

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
