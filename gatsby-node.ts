/**
 * Gatsby's build hooks: the bodies live in `src/`. Content becomes nodes in plugins/gatsby-source-typed-content.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { expectPages } from "./src/site/expect-pages";
import { writeRedirects } from "./src/publish/redirect-files";

/** Refuses to build with wrong settings or broken images. */
export { stopOnProblems as onPreBootstrap } from "./src/site/stop-on-problems";

/** Makes images, and finishes the HTML of long texts. */
export { createSiteResolvers as createResolvers } from "./src/site/resolvers";

/** One page per article and per release, the pages of lists; redirects; the images for shared links. */
export { createAllPages as createPages } from "./src/site/create-pages";

/** Refuses to bundle without a page that a content file expects, and writes the pages of old addresses. */
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  expectPages(args);
  return writeRedirects();
};

/** Feeds, Markdown and whatever else is read by machines only. */
export { publishForMachines as onPostBuild } from "./src/publish";
