/** What a site imports of this plugin: README.md. */
export { didYouMean, nearest } from "./check/suggest";
export { repeats } from "./check/repeats";
export { warnAt } from "./check/words/passages";
export { checkContent, printProblems } from "./check-content";
export type { Doubts } from "./check/doubts";
export type { Content, SiteRule, TextRule } from "./check/rule";
export type { SiteAddresses } from "./check/text/addresses";
export type { TextPart } from "./check/text/long-text";
export { cmsConfig } from "./cms/config";
export { cmsBackend, writeCms } from "./cms/write-cms";
export { nodeOf } from "./gatsby/content-node";
export type { ContentNode } from "./gatsby/content-node";
export { currentSite } from "./gatsby/current-site";
export { default as markdownData } from "./markdown-data/index.mjs";
export type { ContentOptions } from "./options";
export { readContent, readSite } from "./read-content";
export type { ContentReading } from "./read-content";
export { decoded, entrySlug, slugOf } from "./reader/addresses";
export {
  contentFiles,
  filesBelow,
  folderOf,
  isDraft,
  isLater,
  isOut,
  ofKind,
  readEntry,
} from "./reader/entry";
export type { Entry } from "./reader/entry";
export { formatProblems, valueAt } from "./reader/problem";
export type { FieldPath, Problem, Report } from "./reader/problem";
export { clip, listed, quote } from "./reader/quote";
export { editorFiles } from "./schema/editor-files";
export { newFile, toDo } from "./schema/new-file";
export { contentSchema } from "./schema/schema";
