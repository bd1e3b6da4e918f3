/** What a site imports from this plugin. */

// The options, and what is read with them.
export type { ContentOptions } from "./options";
export type { Content, ContentNode, Entry, SiteRule } from "./types";
export { checkContent, currentSite, readContent, readSite } from "./read-content";
export { nodeOf } from "./gatsby/content-node";

// Single files, and the schema.
export { isOut, ofKind, readEntry } from "./reader/entry";
export { contentSchema } from "./schema";
export { slugOf } from "./reader/addresses";
export { headingAnchors } from "./markdown-data/index.mjs";

// For rules of the site.
export { repeats } from "./check/values";
export { reportInto } from "./reader/problem";
export type { FieldPath, Problem, Report } from "./reader/problem";
export { clip, quote } from "./reader/message";

// For commands.
export { isError, printProblems } from "./reader/problem";
export { writeCms } from "./cms/write-cms";
