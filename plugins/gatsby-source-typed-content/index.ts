/** What a site imports of this plugin; the README says what each is for. */

// Its options, and what they give.
export type { ContentOptions } from "./options";
export { checkContent, readContent, readSite } from "./read-content";
export { currentSite } from "./read-content";
export { nodeOf } from "./gatsby/content-node";
export type { ContentNode } from "./gatsby/content-node";

// One file, and the schema.
export { isOut, ofKind, readEntry } from "./reader/entry";
export type { Entry } from "./reader/entry";
export { contentSchema } from "./schema";
export { slugOf } from "./reader/addresses";
export { headingAnchors } from "./markdown-data/index.mjs";

// For rules of the site.
export type { Content, SiteRule } from "./check/rule";
export { reportInto } from "./reader/problem";
export type { FieldPath, Problem, Report } from "./reader/problem";
export { clip, quote } from "./reader/message";
export { repeats } from "./check/rule";

// For commands.
export { isError, printProblems } from "./reader/problem";
export { writeCms } from "./cms/write-cms";
