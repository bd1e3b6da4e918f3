import type { Entry } from "../content/entry";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import type { Problem } from "../content/problem";
import { reporterFor } from "../content/report";
import { pageRules, rules } from "./rules";
import { checkShape } from "./shape";

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
  for (const entry of entries) checkShape(entry, reporterFor(entry, problems), root);
  if (problems.length > 0) return undefined;
  for (const rule of rules) rule(entries, problems);
  const site = siteOf(entries);
  if (site) for (const rule of pageRules) rule(site, problems);
  return site;
}
