import { checkEntries } from "./check";
import { contentFiles, readEntry } from "./content/entry";
import type { Entry } from "./content/entry";
import { fillIn } from "./content/fill-in";
import { siteOf } from "./content/pages";
import type { Site } from "./content/pages";
import { formatProblems, inOrder, reportInto } from "./content/problem";
import type { Problem } from "./content/problem";
import { isOut } from "./content/site";

export type { Site } from "./content/pages";

/** The site, or what keeps it from being one; with warnings both. */
export interface ContentReading {
  /** How many files were read. */
  files: number;
  /** Errors first, warnings last. */
  problems: Problem[];
  /** Undefined while there are errors. */
  site?: Site;
}

/**
 * Reads, fills in, checks and orders the content folder: the one way from files to whatever is made
 * of them. Drafts and what is dated later are checked like the rest, and left out of the site.
 * @param root the content folder
 * @param today like 2026-11-21
 * @param withDrafts whether the site has them; in `gatsby develop` it does
 */
export function readContent(
  root = "content",
  today = new Date().toISOString().slice(0, 10),
  withDrafts = process.env.NODE_ENV === "development",
): ContentReading {
  const read = contentFiles(root).map((name) => readEntry(name, root));
  const problems = read.flatMap(({ fault }) => fault ?? []);
  const filled = fillIn(read.map(withHosts), reportInto(problems));
  const everything = checkEntries(filled, root, problems, today);
  const out = filled.filter((entry) => isOut(entry, today));
  const all = withDrafts || out.length === filled.length;
  const site = all ? everything : everything && siteOf(out);
  return { files: read.length, problems: inOrder(problems), site };
}

/**
 * {@link readContent} for whoever cannot go on without.
 * @throws {Error} with the list of problems, as an author reads it
 */
export function readSite(root = "content"): Site {
  const { site, problems } = readContent(root);
  if (!site) throw new Error(formatProblems(problems));
  return site;
}

/** The environment may name other hosts than `product.json` (`.env.example`). */
function withHosts(entry: Entry): Entry {
  if (entry.kind?.name !== "product" || entry.fault) return entry;
  const { SITE_URL, GATSBY_APP_URL } = process.env;
  const { siteUrl, appUrl } = entry.data;
  return {
    ...entry,
    data: { ...entry.data, siteUrl: SITE_URL || siteUrl, appUrl: GATSBY_APP_URL || appUrl },
  };
}
