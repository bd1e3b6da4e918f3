import { checkEntries } from "./check";
import { imageSizes } from "./check/image-sizes";
import type { ImageSizes } from "./check/image-sizes";
import type { ContentOptions } from "./options";
import { contentFiles, readEntry } from "./reader/entry";
import type { Entry } from "./reader/entry";
import { fillIn } from "./reader/fill-in";
import { formatProblems, inOrder, reportInto } from "./reader/problem";
import type { Problem } from "./reader/problem";

/** The site, or the errors that prevent one. */
export interface ContentReading<Site> {
  /** Every file, filled in. */
  entries: Entry[];
  /** Errors first, warnings last. */
  problems: Problem[];
  /** Undefined while there are errors. */
  site?: Site;
}

/** Today in UTC, like 2026-11-21. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Reads, fills in and checks the content folder. Everything that needs content starts here. Drafts and entries with later
 * dates are checked, too, but left out of the site, except in `gatsby develop`.
 * @param root the content folder, if it isn't the one in the options
 * @param day today, like 2026-11-21
 * @param sizes of images; without them, nothing that depends on them is checked
 */
export function readContent<Site>(
  options: ContentOptions<Site>,
  root = options.folder,
  day = today(),
  sizes: ImageSizes = new Map(),
): ContentReading<Site> {
  const entries = contentFiles(root).map((name) => readEntry(name, options, root));
  const problems = entries.flatMap(({ fault }) => fault ?? []);
  const filled = fillIn(
    entries.map((entry) => override(entry, options)),
    reportInto(problems),
  );
  const site = checkEntries(options, filled, entries, root, problems, { day, sizes });
  return { entries: filled, problems: inOrder(problems), site };
}

/** {@link readContent}, with images measured, which takes its time. */
export const readContentAndImages = async <Site>(
  options: ContentOptions<Site>,
  root = options.folder,
  day = today(),
): Promise<ContentReading<Site>> => readContent(options, root, day, await imageSizes(root));

/**
 * {@link readContent} for callers that need a site.
 * @throws {Error} with the list of problems
 */
export function readSite<Site>(options: ContentOptions<Site>, root = options.folder): Site {
  const { site, problems } = readContent(options, root);
  if (!site) throw new Error(formatProblems(problems));
  return site;
}

function override<Site>(entry: Entry, { overrides }: ContentOptions<Site>): Entry {
  if (entry.fault) return entry;
  const values = overrides?.(entry.kind?.name ?? "", entry.data) ?? {};
  const given = Object.entries(values).filter(([, value]) => value);
  return { ...entry, data: { ...entry.data, ...Object.fromEntries(given) } };
}
