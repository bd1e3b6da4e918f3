/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/ */

export { pluginOptionsSchema } from "./options";
// This early because Functions can import content, and Gatsby compiles them in onPreBootstrap.
export { stopOnProblems as onPreInit, sourceContent as sourceNodes } from "./gatsby/source-content";
export {
  createContentSchema as createSchemaCustomization,
  createContentResolvers as createResolvers,
} from "./gatsby/resolvers";
export { serveProblems as onCreateDevServer } from "./gatsby/show-problems";
export { publishCms as onPostBuild } from "./cms/write-cms";
