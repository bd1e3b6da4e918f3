/**
 * Gatsby's build hooks: the bodies live in `src/`. Content becomes nodes in plugins/gatsby-source-typed-content.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */

/** Refuses to build with wrong settings. */
export { stopOnProblems as onPreBootstrap } from "./src/build/settings";

/** Says what the sitemap needs. */
export { createSiteResolvers as createResolvers } from "./src/build/pages";

/** One page per article and per release; redirects; the images for shared links. */
export { createAllPages as createPages } from "./src/build/pages";

/** Feeds, Markdown, redirects for hosts, and whatever else is read by machines only. */
export { publishForMachines as onPostBuild } from "./src/build/publish";
