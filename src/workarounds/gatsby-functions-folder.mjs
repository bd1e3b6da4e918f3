/**
 * gatsby 5.16.1: where a build leaves the Functions, each in one file that holds all it needs. A release takes them from there,
 * and serves them without Gatsby.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/internal-plugins/functions/gatsby-node.ts#L440
 * Delete when `gatsby build` can be told where to put them. An adapter is told, but only after Gatsby has moved on.
 */
export const functionsFolder = ".cache/functions";
