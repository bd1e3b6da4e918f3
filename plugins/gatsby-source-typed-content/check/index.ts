import type { ContentOptions } from "../options";
import type { Entry } from "../reader/entry";
import type { Report } from "../reader/problem";
import { contentSchema } from "../schema";
import { addressesOf, linksLead, staticFiles } from "./links";
import { filesDiffer, ignoredFiles, missingFiles } from "./file-rules";
import { nothingRuns } from "./html";
import { longText } from "./long-text";
import type { LongText } from "./long-text";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";
import { imagesAreServed } from "./images";
import { valuesOf } from "./rule";
import { fitsXml, nothingToDo } from "./word-rules";

/** The first phase: every file is there, and has the schema's shape. */
export function checkShapes<Site>(
  entries: Entry[],
  { folder, schema }: ContentOptions<Site>,
  root: string,
  report: Report,
): void {
  ignoredFiles(folder, root, report);
  missingFiles(entries, { folder, schema }, report);
  for (const entry of entries) checkShape(entry, contentSchema(schema), report);
}

/**
 * The second phase, as far as it looks at one file at a time.
 * @param entries files in shape, with values of others filled in
 * @param written the same files before that
 */
export function checkFiles<Site>(
  entries: Entry[],
  written: Entry[],
  options: ContentOptions<Site>,
  report: Report,
): void {
  const values = valuesOf(written, contentSchema(options.schema));
  const texts = textsOf(entries, options);
  const served = staticFiles();
  fitsXml(written, values, report);
  nothingToDo(values, texts, report);
  for (const text of texts) {
    nothingRuns(text, report);
    imagesAreServed(text, served, report);
  }
}

/** The rest of it, when every file is in shape: links, references, and the site's own rules. */
export function checkSite<Site>(
  site: Site,
  entries: Entry[],
  options: ContentOptions<Site>,
  today: string,
  report: Report,
): void {
  const schema = contentSchema(options.schema);
  const texts = textsOf(entries, options);
  const values = valuesOf(entries, schema);
  const addresses = addressesOf(options, site, texts);
  const content = { schema, entries, values, texts, addresses, today };
  filesDiffer(content, report);
  referencesResolve(content, report);
  linksLead(content, report);
  for (const rule of options.rules ?? []) rule(site, report, content);
}

/** The text of every Markdown file. */
const textsOf = <Site>(entries: Entry[], { textParts }: ContentOptions<Site>): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map((entry) => longText(entry, textParts));
