import { articleSlug } from "../../lib/slug";
import type { Entry } from "../content/entry";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import { reportInto } from "../content/problem";
import type { Problem, Report } from "../content/problem";
import { categoriesFit } from "./category-rules";
import * as file from "./file-rules";
import * as page from "./page-rules";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";

/** Look at all files together, after each of them has the right shape. */
const fileRules: ((entries: Entry[], report: Report) => void)[] = [
  file.filesPresent,
  file.unique("articles", "slug", ({ data }) => articleSlug(data)),
  file.unique("releases", "version", ({ data }) => String(data.version)),
  file.unique("people", "handle", ({ data }) => String(data.handle)),
  referencesResolve,
  file.releasesFit,
  file.articlesFit,
  categoriesFit,
  file.plansAddUp,
  file.comparisonComplete,
];

/** Look at the pages that the files make. */
const pageRules: ((site: Site, report: Report) => void)[] = [
  page.headsFit,
  page.listsShow,
  page.redirectsLead,
  page.pathsKept,
];

/**
 * Checks content files against the schema, then against each other, and puts them together.
 * @param root the content folder, where the pictures are
 * @param problems what is wrong already; added to, in file order
 * @returns the site, or undefined where its files have not the right shapes
 */
export function checkEntries(
  entries: Entry[],
  root: string,
  problems: Problem[],
): Site | undefined {
  const report = reportInto(problems);
  for (const entry of entries) checkShape(entry, report, root);
  if (problems.length > 0) return undefined;
  for (const rule of fileRules) rule(entries, report);
  const site = siteOf(entries);
  if (site) for (const rule of pageRules) rule(site, report);
  return site;
}
