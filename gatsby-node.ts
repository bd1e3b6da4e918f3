/**
 * Gatsby's build hooks: the bodies live in `src/node/`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { expectPages } from "./src/node/gatsby/expect-pages";
import { writeRedirects } from "./src/node/publish/redirect-files";

/** Refuses to build on wrong settings or content, with a message that names each place; developing waits. */
export { stopOnProblems as onPreBootstrap } from "./src/node/gatsby/stop-on-problems";

/** Declares the content types of `src/content/schema/*.graphql`. */
export { createContentSchema as createSchemaCustomization } from "./src/node/gatsby/resolvers";

/** Turns the files in `content/` into typed nodes. */
export { sourceContent as sourceNodes } from "./src/node/gatsby/source-content";

/** Adds `content` to the queries, and finishes the HTML of long texts. */
export { createContentResolvers as createResolvers } from "./src/node/gatsby/resolvers";

/** In `gatsby develop`: sends problems in the content to open pages. */
export { serveProblems as onCreateDevServer } from "./src/node/gatsby/show-problems";

/** One page per article and per release, the pages of lists; redirects; the images for shared links. */
export { createAllPages as createPages } from "./src/node/gatsby/create-pages";

/** Refuses to bundle without a page that a content file expects, and writes the pages of old addresses. */
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  expectPages(args);
  return writeRedirects();
};

/** Feeds, Markdown and whatever else is read by machines only. */
export { publishForMachines as onPostBuild } from "./src/node/publish";
