/**
 * Gatsby's build hooks, which live in `src/build`. Plugins have hooks of their own.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */

/** Stops the build on invalid settings. */
export { stopOnProblems as onPreBootstrap } from "./src/build/settings";

/** Adds the fields that the sitemap queries. */
export { createSiteResolvers as createResolvers } from "./src/build/pages";

/** Creates pages from templates, and redirects. */
export { createAllPages as createPages } from "./src/build/pages";

/** Writes feeds, Markdown, redirects for hosts, and other files for machines. */
export { publishForMachines as onPostBuild } from "./src/build/publish";
