/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/ */

/** Explains wrong options. */
export { pluginOptionsSchema } from "./options";

/** Refuses to build on wrong content, with a message that names each place; developing waits. Functions can import content, and are compiled in onPreBootstrap. */
export { stopOnProblems as onPreInit } from "./gatsby/source-content";

/** Declares the types of the schema. */
export { createContentSchema as createSchemaCustomization } from "./gatsby/resolvers";

/** Turns content files into typed nodes. */
export { sourceContent as sourceNodes } from "./gatsby/source-content";

/** Adds `content` to queries. */
export { createContentResolvers as createResolvers } from "./gatsby/resolvers";

/** In `gatsby develop`: sends problems in the content to open pages. */
export { serveProblems as onCreateDevServer } from "./gatsby/show-problems";

/** Writes the CMS, if a repository is named for it. */
export { publishCms as onPostBuild } from "./cms/write-cms";
