import { checkFiles, checkShapes, checkSite } from "./check";
import { checkImages } from "./check/images";
import type { ContentOptions } from "./options";
import { contentFiles, isOut, readEntry } from "./reader/entry";

import { fillIn } from "./reader/fill-in";
import { formatProblems, inOrder, isError, reportInto } from "./reader/problem";
import type { Problem } from "./reader/problem";
import { contentSchema } from "./schema";
import type { Entry } from "./types";

/** A site, or the errors that prevent it. */
export interface ContentReading<Site> {
  /** Every file that matches the schema, with placeholders filled in. */
  entries: Entry[];
  /** Errors first, warnings last. */
  problems: Problem[];
  /** Whether a file doesn't match the schema. Then nothing that depends on other files has been checked. */
  isPartial: boolean;
  /** Undefined while there are errors. */
  site?: Site;
}

/** Today in UTC, like 2026-11-21. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Reads the content folder and checks it in two phases: first every file against the schema, then files that match it against
 * all other rules. Drafts and future entries are checked, too, but left out of the site, except in `gatsby develop`.
 * @param root the content folder, if it isn't the one in the options
 * @param day today, like 2026-11-21
 */
export function readContent<Site>(
  options: ContentOptions<Site>,
  root = options.folder,
  day = today(),
): ContentReading<Site> {
  const read = contentFiles(root).map((name) => readEntry(name, options, root));
  const problems = read.flatMap(({ fault }) => fault ?? []);
  const report = reportInto(problems);
  const missingValues: Problem[] = [];
  const filled = fillIn(
    read.map((entry) => override(entry, options)),
    reportInto(missingValues),
  );
  checkShapes(filled, options, root, report);

  const broken = new Set(problems.filter(isError).map(({ file }) => file));
  const matches = ({ file }: Entry) => !broken.has(file);
  const entries = filled.filter(matches);
  checkFiles(entries, read.filter(matches), options, report);
  if (broken.size > 0) return { entries, problems: inOrder(problems), isPartial: true };

  problems.push(...missingValues);
  const siteOf = (files: Entry[]) => (options.site?.(files) ?? files) as Site;
  const withDrafts = siteOf(entries);
  checkSite(withDrafts, entries, options, day, report);
  const reading = { entries, problems: inOrder(problems), isPartial: false };
  if (problems.some(isError)) return reading;
  const isDevelopment = process.env.NODE_ENV === "development";
  const site = isDevelopment ? withDrafts : siteOf(entries.filter((entry) => isOut(entry, day)));
  return { ...reading, site };
}

/** {@link readContent}, and a check of images, which takes longer. */
export async function checkContent<Site>(
  options: ContentOptions<Site>,
  root = options.folder,
  day = today(),
): Promise<ContentReading<Site>> {
  const { site, ...reading } = readContent(options, root, day);
  const problems = [...reading.problems];
  await checkImages(reading.entries, contentSchema(options.schema), root, reportInto(problems));
  const hasErrors = problems.some(isError);
  return { ...reading, problems: inOrder(problems), site: hasErrors ? undefined : site };
}

/**
 * {@link readContent} for callers that need a site.
 * @throws {Error} with the list of problems
 */
export function readSite<Site>(options: ContentOptions<Site>, root = options.folder): Site {
  const reading = readContent(options, root);
  if (!reading.site) throw new Error(formatProblems(reading));
  return reading.site;
}

/** Gatsby bundles each gatsby-node.ts separately, so a module's variables exist once in each bundle. */
const shared = globalThis as { typedContentSite?: unknown };

/** The site of this build, read once for all hooks; in `gatsby develop` the last one without errors. */
export const currentSite = <Site>(options: ContentOptions<Site>): Site =>
  (shared.typedContentSite ??= readSite(options)) as Site;

/** Replaces {@link currentSite}. */
export const setCurrentSite = (site: unknown): void => {
  shared.typedContentSite = site;
};

function override<Site>(entry: Entry, { overrides }: ContentOptions<Site>): Entry {
  if (entry.fault) return entry;
  const values = overrides?.(entry.kind?.name ?? "", entry.data) ?? {};
  const given = Object.entries(values).filter(([, value]) => value);
  return { ...entry, data: { ...entry.data, ...Object.fromEntries(given) } };
}
