/** What a build has written. */
import fs from "node:fs";
import path from "node:path";
import { pageDataAddress } from "../../src/workarounds/gatsby-page-data.mjs";

/**
 * @typedef {{ cards: number, pictures: number, twins: number }} Made
 */

/**
 * Counts the files that have been written, or written anew, since a moment.
 * @param {string} folder a site's, with `public/` in it @param {number} since ms
 * @returns {Made}
 */
export function madeSince(folder, since) {
  const made = { cards: 0, pictures: 0, twins: 0 };
  for (const file of fs.readdirSync(path.join(folder, "public"), {
    recursive: true,
    encoding: "utf8",
  })) {
    const kind = kindOf(file.replaceAll("\\", "/"));
    if (kind && fs.statSync(path.join(folder, "public", file)).mtimeMs >= since) made[kind] += 1;
  }
  return made;
}

/** @param {string} file from `public/` @returns {keyof Made | undefined} */
export function kindOf(file) {
  if (/^cards\/.*\.png$/.test(file)) return "cards";
  if (/^static\/.*\.(avif|webp|png|jpg)$/.test(file)) return "pictures";
  return file.endsWith(".md") ? "twins" : undefined;
}

/**
 * What the pages of a list weigh.
 * @param {string} folder a site's @param {string} list its address, like `/blog`
 * @returns {{ pages: number, html: number, data: number }} bytes of the heaviest
 */
export function listBytes(folder, list) {
  const size = (/** @type {string} */ file) => fs.statSync(path.join(folder, "public", file)).size;
  const at = path.join(folder, "public", list, "page");
  // Beside each page's folder stands its twin.
  const numbers = (fs.existsSync(at) ? fs.readdirSync(at) : []).filter((name) =>
    /^\d+$/.test(name),
  );
  const pages = [list, ...numbers.map((number) => `${list}/page/${number}`)];
  return {
    pages: pages.length,
    html: Math.max(...pages.map((page) => size(`${page}/index.html`))),
    data: Math.max(...pages.map((page) => size(pageDataAddress(page)))),
  };
}
