import path from "node:path";
import { builtPages } from "../../src/workarounds/gatsby-page-data.mjs";

/**
 * Every route of the site that was built last, plus one that does not exist.
 * @param {string} [folder] where it was built
 */
export function routes(folder = ".") {
  const pages = builtPages(path.join(folder, "public")).map(({ path: page }) => page);
  return [...pages.filter((page) => !/^\/(dev-)?404/.test(page)).sort(), "/no-such-page"];
}
