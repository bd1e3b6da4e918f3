/** For tests of rules: sites and files of which only what a rule reads is written. */
import { reportInto } from "../../plugins/gatsby-source-typed-content/testing";
import type { Entry, Problem, SiteRule } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "../site/pages";

/** A content file. */
export const entryOf = (more: Partial<Entry> = {}): Entry => ({
  ...{ file: "content/a.json", path: "a.json", source: "", kind: undefined, data: {} },
  ...{ body: "", bodyLine: 1, lineOf: () => undefined },
  ...more,
});

/** What rules report of a site. */
export function reportsOf(rules: SiteRule<Site>[], site: object, content: object = {}): Problem[] {
  const problems: Problem[] = [];
  for (const rule of rules) rule(site as Site, reportInto(problems), content as never);
  return problems;
}
