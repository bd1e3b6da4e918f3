import { checkEntries } from "./check";
import { contentFiles, readEntry } from "./content/entry";
import type { Entry } from "./content/entry";
import { fillIn } from "./content/fill-in";
import { publishedSite } from "./content/pages";
import type { Site } from "./content/pages";
import { formatProblems, inOrder, reportInto } from "./content/problem";
import type { Problem } from "./content/problem";
import { today } from "./content/ages";

export type { Site } from "./content/pages";

/** The site, or the errors that prevent one. */
export interface ContentReading {
  /** Every file, filled in. */
  entries: Entry[];
  /** Errors first, warnings last. */
  problems: Problem[];
  /** Undefined while there are errors. */
  site?: Site;
}

/**
 * Reads, fills in, checks and orders the content folder. Everything that needs content starts here. Drafts and entries with
 * later dates are checked, too, but left out of the site.
 * @param root the content folder
 * @param day today, like 2026-11-21
 * @param withDrafts whether the site has drafts; in `gatsby develop` it does
 */
export function readContent(
  root = "content",
  day = today(),
  withDrafts = process.env.NODE_ENV === "development",
): ContentReading {
  const entries = contentFiles(root).map((name) => readEntry(name, root));
  const problems = entries.flatMap(({ fault }) => fault ?? []);
  const filled = fillIn(entries.map(withSettings), reportInto(problems));
  const site = checkEntries(filled, entries, root, problems, day);
  return {
    entries: filled,
    problems: inOrder(problems),
    site: withDrafts ? site : site && publishedSite(site, day),
  };
}

/**
 * {@link readContent} for callers that need a site.
 * @throws {Error} with the list of problems
 */
export function readSite(root = "content"): Site {
  const { site, problems } = readContent(root);
  if (!site) throw new Error(formatProblems(problems));
  return site;
}

/** Replaces what depends on the settings of a build (`.env.example`): addresses, and whether the site has analytics. */
function withSettings(entry: Entry): Entry {
  if (entry.fault) return entry;
  const { SITE_URL, GATSBY_APP_URL, ANALYTICS_SCRIPT } = process.env;
  const { siteUrl, appUrl, analytics, withAnalytics } = entry.data;
  const replaced = {
    product: { siteUrl: SITE_URL || siteUrl, appUrl: GATSBY_APP_URL || appUrl },
    privacy: { analytics: (ANALYTICS_SCRIPT && withAnalytics) || analytics },
  }[entry.kind?.name ?? ""];
  return { ...entry, data: { ...entry.data, ...replaced } };
}
