/** For tests: content of which a test writes only what it's about. */
import { readContent } from "../../plugins/gatsby-source-typed-content";
import { reportInto } from "../../plugins/gatsby-source-typed-content/testing";
import type { Entry, Problem, SiteRule } from "../../plugins/gatsby-source-typed-content";
import { siteContent } from "../content/content";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import { siteSchema } from "../content/schema";

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

/** The site of `content/`, with these articles and releases in place of its own. */
export function siteWith(lists: Partial<Record<"articles" | "releases", Partial<Entry>[]>>): Site {
  const { kinds } = siteSchema();
  const own = readContent(siteContent).entries.filter(({ kind }) => !(kind && kind.name in lists));
  const others = Object.entries(lists).flatMap(([name, entries]) =>
    entries.map((entry, index) =>
      entryOf({
        file: `content/${name}/${index}/index.md`,
        ...{ kind: kinds.find((kind) => kind.name === name), ...entry },
      }),
    ),
  );
  return siteOf([...own, ...others], "2026-01-01");
}
