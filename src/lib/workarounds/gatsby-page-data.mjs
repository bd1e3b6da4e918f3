/**
 * gatsby 5.16.1: reads a build's files with the results of page queries. Feeds use them (Gatsby would render every text twice);
 * tests and scripts list the built pages and their templates.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/page-data.ts#L134-L152
 * Delete when `onPostBuild` receives the results of queries, and the pages' files.
 */
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {object} PageData
 * @property {string} path
 * @property {string} componentChunkName names the template of the page
 * @property {{ data: unknown }} result of the page's query
 */

/** @param {string} page its path */
export const pageDataAddress = (page) =>
  `/page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/g, "")}/page-data.json`;

/** @param {string} publicFolder @param {string} page its path @returns {PageData} */
export const readPageData = (publicFolder, page) =>
  JSON.parse(fs.readFileSync(path.join(publicFolder, pageDataAddress(page)), "utf8"));

/** Every built page, including the 404 page. @param {string} publicFolder @returns {PageData[]} */
export const builtPages = (publicFolder) =>
  fs
    .readdirSync(path.join(publicFolder, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(fs.readFileSync(path.join(publicFolder, "page-data", name), "utf8")));
