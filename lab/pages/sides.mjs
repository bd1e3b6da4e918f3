/** What is measured beside what: our last test build, the same without scripts, other built folders. */
import fs from "node:fs";
import path from "node:path";
import { builtPages } from "../../src/workarounds/gatsby-page-data.mjs";
import { testSite } from "../lib/test-site.mjs";
import { serveFolder } from "./static-server.mjs";
import { strip } from "./strip.mjs";

/** @typedef {{ name: string, urlOf: (page: string) => string | undefined, close: () => Promise<void> }} Side */

/** The last test build. @throws {Error} with what to do, when there is none */
export function builtFolder() {
  const folder = path.join(testSite, "public");
  if (fs.existsSync(path.join(folder, "index.html"))) return folder;
  throw new Error(`There is no test build in ${folder}. Make one: npm test -- build`);
}

/**
 * One page of every kind: the first of each component, as Gatsby wrote it down.
 * @param {string} folder the build's @returns {string[]} addresses
 */
export function onePageOfEachKind(folder) {
  const pages = builtPages(folder)
    .map(({ path: page, componentChunkName }) => ({ page, kind: componentChunkName }))
    .filter(({ page }) => !/^\/(dev-)?404/.test(page))
    .sort((a, b) => (a.page < b.page ? -1 : 1));
  return [...new Map(pages.reverse().map(({ kind, page }) => [kind, page])).values()].sort();
}

/**
 * `NAME=FOLDER` or `NAME=FOLDER:/path`, one page of it beside each of ours.
 * @param {string} text @returns {{ name: string, folder: string, page?: string }}
 * @throws {Error} when it is neither, or the folder is not there
 */
export function parseBeside(text) {
  const [, name, folder, page] = /^([^=]+)=(.+?)(?::(\/[^:]*))?$/.exec(text) ?? [];
  if (!name || !folder || !fs.existsSync(folder)) {
    throw new Error(`--beside ${text}: write NAME=FOLDER or NAME=FOLDER:/path, a built folder.`);
  }
  return { name, folder, ...(page && { page }) };
}

/**
 * Serves all sides.
 * @param {string} folder our build @param {string[]} beside as {@link parseBeside} takes them
 * @returns {Promise<Side[]>} ours first
 */
export async function startSides(folder, beside) {
  const others = beside.map(parseBeside);
  const ours = await serveFolder(folder);
  const stripped = await serveFolder(folder, strip);
  const sides = [
    { name: "ours", server: ours, page: undefined },
    { name: "stripped", server: stripped, page: undefined },
  ];
  for (const { name, folder: other, page } of others) {
    sides.push({ name, server: await serveFolder(other), page: /** @type {any} */ (page) });
  }
  return sides.map(({ name, server, page }) => ({
    name,
    // A side that has no such page is left out there.
    urlOf: (address) => {
      const asked = page ?? address;
      return server.has(asked) ? server.url + asked : undefined;
    },
    close: server.close,
  }));
}
