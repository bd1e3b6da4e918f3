import type { ContentOptions } from "../options";

import type { Report } from "../reader/problem";
import { contentSchema } from "../schema";
import { addressesOf, checkLinks, staticFiles } from "./links";
import { checkUnique, checkIgnored, checkMissing } from "./file-rules";
import { checkHtml } from "./html";
import { longText } from "./long-text";

import { checkReferences } from "./references";
import { checkShape } from "./shape";
import { checkTextImages } from "./images";
import { valuesOf } from "./values";
import { checkCharacters, checkTodos } from "./word-rules";
import type { Entry, LongText } from "../types";

/** The first phase: every file exists, and matches the schema. */
export function checkShapes<Site>(
  entries: Entry[],
  { folder, schema }: ContentOptions<Site>,
  root: string,
  report: Report,
): void {
  checkIgnored(folder, root, report);
  checkMissing(entries, { folder, schema }, report);
  for (const entry of entries) checkShape(entry, contentSchema(schema), report);
}

/**
 * The second phase's rules for single files.
 * @param entries files that match the schema, with values of other files filled in
 * @param written the same files as authors wrote them
 */
export function checkFiles<Site>(
  entries: Entry[],
  written: Entry[],
  options: ContentOptions<Site>,
  report: Report,
): void {
  const values = valuesOf(written, contentSchema(options.schema));
  const texts = longTexts(entries, options);
  const files = staticFiles();
  checkCharacters(written, values, report);
  checkTodos(values, texts, report);
  for (const text of texts) {
    checkHtml(text, report);
    checkTextImages(text, files, report);
  }
}

/** The rest of the second phase, when every file matches the schema: links, references, and the site's own rules. */
export function checkSite<Site>(
  site: Site,
  entries: Entry[],
  options: ContentOptions<Site>,
  today: string,
  report: Report,
): void {
  const schema = contentSchema(options.schema);
  const texts = longTexts(entries, options);
  const values = valuesOf(entries, schema);
  const addresses = addressesOf(options, site, texts);
  const content = { schema, entries, values, texts, addresses, today };
  checkUnique(content, report);
  checkReferences(content, report);
  checkLinks(content, report);
  for (const rule of options.rules ?? []) rule(site, report, content);
}

/** The texts of Markdown files. */
const longTexts = <Site>(entries: Entry[], { textParts }: ContentOptions<Site>): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map((entry) => longText(entry, textParts));
