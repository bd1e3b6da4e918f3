/**
 * Gatsby's build hooks, one line each: the bodies live in `src/node/`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { createAllPages } from "./src/node/gatsby/create-pages";
import { createContentResolvers } from "./src/node/gatsby/resolvers";
import { createContentSchema } from "./src/node/gatsby/schema";
import { sourceContent } from "./src/node/gatsby/source-content";
import { stopOnProblems } from "./src/node/gatsby/stop-on-problems";
import { publishForMachines } from "./src/node/publish";

/** Refuses to build on wrong settings or content, with a message that names each place. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = stopOnProblems;

/** Declares the content types of `src/content/schema/*.graphql`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;

/** Makes typed nodes of what stands in `content/`. */
export const sourceNodes: GatsbyNode["sourceNodes"] = sourceContent;

/** Adds `content` to the queries, and finishes the HTML of long texts. */
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

/** One page per article and per release; redirects; the pictures for shared links. */
export const createPages: GatsbyNode["createPages"] = createAllPages;

/** Feeds, sitemap, Markdown and whatever else is read by machines only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = publishForMachines;
