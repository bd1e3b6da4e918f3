/**
 * Gatsby's build hooks, one line each: the bodies live in `src/node/`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "./src/node/gatsby/content-nodes";
import { createAllPages } from "./src/node/gatsby/create-pages";
import { publishForMachines } from "./src/node/publish";
import { createContentResolvers } from "./src/node/gatsby/resolvers";
import { createContentSchema } from "./src/node/gatsby/schema";
import { stopOnProblems } from "./src/node/stop-on-problems";

/** Refuses to build on wrong settings or content, with a message that names each place. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = stopOnProblems;

/** Declares the content types of `src/content/schema/*.graphql`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;

/** Turns files of `content/` into typed nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;

/** Adds the fields that are computed from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

/** One page per article and per release; redirects; the pictures for shared links. */
export const createPages: GatsbyNode["createPages"] = createAllPages;

/** Feeds, sitemap, Markdown and whatever else is read by machines only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = publishForMachines;
