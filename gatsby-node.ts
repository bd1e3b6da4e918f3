/**
 * Gatsby's build hooks, one line each: the bodies live in `src/build/`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "./src/build/content-nodes";
import { createContentPages } from "./src/build/pages";
import { createContentResolvers } from "./src/build/resolvers";
import { createContentSchema } from "./src/build/schema";
import { stopOnContentProblems } from "./src/build/stop-on-problems";

/** Refuses to build on wrong content, with a message that names file, line and field. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = stopOnContentProblems;

/** Declares the content types of `src/content/schema/*.graphql`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;

/** Turns files of `content/` into typed nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;

/** Adds the fields that are computed from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

/** One page per article and per release. */
export const createPages: GatsbyNode["createPages"] = createContentPages;
