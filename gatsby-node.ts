/**
 * Gatsby's build hooks, one line each: the bodies live in `src/build/`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "./src/build/content-nodes";
import { createContentPages } from "./src/build/pages";
import { createContentResolvers } from "./src/build/resolvers";
import { createContentSchema } from "./src/build/schema";
import { stopOnProblems } from "./src/build/stop-on-problems";

/** Refuses to build on wrong settings or content, with a message that names each place. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = stopOnProblems;

/** Declares the content types of `src/content/schema/*.graphql`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;

/** Turns files of `content/` into typed nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;

/** Adds the fields that are computed from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

/** One page per article and per release. */
export const createPages: GatsbyNode["createPages"] = createContentPages;
