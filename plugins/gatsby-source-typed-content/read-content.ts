import { checkFiles, checkShapes, checkSite } from "./check";
import { checkImages } from "./check/images";
import type { ContentOptions } from "./options";
import { contentFiles, isOut, readEntry } from "./reader/entry";
import type { Entry } from "./reader/entry";
import { fillIn } from "./reader/fill-in";
import { formatProblems, inOrder, isError, reportInto } from "./reader/problem";
import type { Problem } from "./reader/problem";
import { contentSchema } from "./schema";

/** The site, or the errors that prevent one. */
export interface ContentReading<Site> {
  /** Every file that has the schema's shape, filled in. */
  entries: Entry[];
  /** Errors first, warnings last. */
  problems: Problem[];
  /** True if a file's shape is wrong: what depends on other files isn't checked then. */
  isPartial: boolean;
  /** Undefined while there are errors. */
  site?: Site;
}

/** Today in UTC, like 2026-11-21. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Reads the content folder and checks it in two phases: first the shape of every file, then, on files in shape, all other
 * rules. Drafts and entries with later dates are checked, too, but left out of the site, except in `gatsby develop`.
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
  const unknownValues: Problem[] = [];
  const filled = fillIn(
    read.map((entry) => override(entry, options)),
    reportInto(unknownValues),
  );
  checkShapes(filled, options, root, report);

  const broken = new Set(problems.filter(isError).map(({ file }) => file));
  const inShape = ({ file }: Entry) => !broken.has(file);
  const entries = filled.filter(inShape);
  checkFiles(entries, read.filter(inShape), options, report);
  if (broken.size > 0) return { entries, problems: inOrder(problems), isPartial: true };

  problems.push(...unknownValues);
  const siteOf = (some: Entry[]) => (options.site?.(some, day) ?? some) as Site;
  const whole = siteOf(entries);
  checkSite(whole, entries, options, day, report);
  const reading = { entries, problems: inOrder(problems), isPartial: false };
  if (problems.some(isError)) return reading;
  const isDevelopment = process.env.NODE_ENV === "development";
  const site = isDevelopment ? whole : siteOf(entries.filter((entry) => isOut(entry, day)));
  return { ...reading, site };
}

/** {@link readContent}, with images, which are decoded. */
export async function checkContent<Site>(
  options: ContentOptions<Site>,
  root = options.folder,
  day = today(),
): Promise<ContentReading<Site>> {
  const { site, ...reading } = readContent(options, root, day);
  const problems = [...reading.problems];
  await checkImages(reading.entries, contentSchema(options.schema), root, reportInto(problems));
  const isRight = !problems.some(isError);
  return { ...reading, problems: inOrder(problems), site: isRight ? site : undefined };
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

/** Gatsby bundles each gatsby-node.ts by itself, and so a variable of a module exists once in each bundle. */
const shared = globalThis as { typedContentSite?: unknown };

/** The site of this build, read once for all hooks; in `gatsby develop` the last one without errors. */
export const currentSite = <Site>(options: ContentOptions<Site>): Site =>
  (shared.typedContentSite ??= readSite(options)) as Site;

/** Replaces it with a newer reading. */
export const setCurrentSite = (newer: unknown): void => {
  shared.typedContentSite = newer;
};

function override<Site>(entry: Entry, { overrides }: ContentOptions<Site>): Entry {
  if (entry.fault) return entry;
  const values = overrides?.(entry.kind?.name ?? "", entry.data) ?? {};
  const given = Object.entries(values).filter(([, value]) => value);
  return { ...entry, data: { ...entry.data, ...Object.fromEntries(given) } };
}
