/**
 * gatsby 5.16.1: the files in which a build keeps what the queries of a page answered, and what else the page needs. Feeds are
 * made of them (asked of Gatsby again, every text would be made twice), a page's head names them for fetching ahead, tests and
 * scripts learn from them which pages were built, and of what.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/page-data.ts#L134-L152
 * Delete when `onPostBuild` is given the results of queries, and the pages' files.
 */
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {object} PageData
 * @property {string} path
 * @property {string} componentChunkName
 * @property {string[]} staticQueryHashes
 * @property {{ data: unknown }} result what the page's query answered
 */

/** @param {string} page its address */
export const pageDataAddress = (page) =>
  `/page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/g, "")}/page-data.json`;

/** Of what all pages have in common. */
export const appDataAddress = "/page-data/app-data.json";

/** Of what a static query answered. @param {string} hash */
export const staticDataAddress = (hash) => `/page-data/sq/d/${hash}.json`;

/** @param {string} publicFolder @param {string} page its address @returns {PageData} */
export const readPageData = (publicFolder, page) =>
  JSON.parse(fs.readFileSync(path.join(publicFolder, pageDataAddress(page)), "utf8"));

/** Every page that was built, that for unknown addresses included. @param {string} publicFolder @returns {PageData[]} */
export const builtPages = (publicFolder) =>
  fs
    .readdirSync(path.join(publicFolder, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(fs.readFileSync(path.join(publicFolder, "page-data", name), "utf8")));
