/** What is measured beside what: our last test build, the same without scripts, other built folders. */
import fs from "node:fs";
import path from "node:path";
import { testSite } from "../../scripts/lib/test-site.mjs";
import { builtPages } from "../../src/workarounds/gatsby-page-data.mjs";
import { serveFolder } from "../lib/static-server.mjs";

/** The last test build. @throws {Error} with what to do, when there is none */
export function builtFolder(): string {
  const folder = path.join(testSite, "public");
  if (fs.existsSync(path.join(folder, "index.html"))) return folder;
  throw new Error(`There is no test build in ${folder}. Make one: npm test -- build`);
}

/** One page of every kind: the first of each component, as Gatsby wrote it down. */
export function onePageOfEachKind(folder: string): string[] {
  const pages = builtPages(folder)
    .filter(({ path: page }) => !/^\/(dev-)?404/.test(page))
    .sort((a, b) => (a.path < b.path ? 1 : -1));
  // The last of a kind stays.
  return [...new Map(pages.map((page) => [page.componentChunkName, page.path])).values()].sort();
}

/**
 * Another built folder: `NAME=FOLDER`, or `NAME=FOLDER:/path` for one page of it beside each of ours.
 * @throws {Error} when it is neither, or the folder is not there
 */
export function parseBeside(text: string): { name: string; folder: string; page?: string } {
  const [, name, folder, page] = /^([^=]+)=(.+?)(?::(\/[^:]*))?$/.exec(text) ?? [];
  if (!name || !folder || !fs.existsSync(folder)) {
    throw new Error(`--beside ${text}: write NAME=FOLDER or NAME=FOLDER:/path, a built folder.`);
  }
  return { name, folder, ...(page && { page }) };
}

/** Serves all sides, ours first. `urlOf` knows no page that a side does not have. */
export async function startSides(beside: string[], withStripped = false) {
  const ours = builtFolder();
  const folders = [
    { name: "ours", folder: ours },
    ...(withStripped ? [{ name: "stripped", folder: ours, change: strip }] : []),
    ...beside.map(parseBeside),
  ];
  return Promise.all(
    folders.map(async ({ name, folder, ...more }) => {
      const { change, page } = more as { change?: typeof strip; page?: string };
      const server = await serveFolder(folder, change);
      const urlOf = (address: string) => (server.has(address) ? server.url + address : undefined);
      return { name, page, urlOf, close: server.close };
    }),
  );
}

/** Removes every `<script>`, and the links that fetch scripts or their data ahead. */
export const strip = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*>/gi, (link) => (bringsScript(link) ? "" : link));

function bringsScript(link: string): boolean {
  const rel = /\brel="?([^">]*)/i.exec(link)?.[1] ?? "";
  if (/\bmodulepreload\b/.test(rel)) return true;
  return /\b(preload|prefetch)\b/.test(rel) && /\bas="?(script|fetch)\b|\.js(on)?\b/i.test(link);
}
