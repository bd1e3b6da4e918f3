import type { Site } from "../../src/node/content/pages";
import { feedEntries } from "./rule-feeds";
import { heads } from "./rule-heads";
import { hosts } from "./rule-hosts";
import { jsonLd } from "./rule-json-ld";
import { links, orphans } from "./rule-links";
import { made, policies, redirects } from "./rule-made";
import { valid } from "./rule-valid";
import { values } from "./rule-values";
import { readBuiltSite } from "./site";
import type { Build } from "./site";

const rules = [
  heads,
  links,
  orphans,
  jsonLd,
  made,
  feedEntries,
  redirects,
  hosts,
  policies,
  values,
  valid,
];

/** Problems by file; an empty list for a file without any. */
export type SiteReport = Map<string, string[]>;

/** Files that are not HTML and that rules read. */
const others = /(\.md|\.xml|\.webmanifest|(feed|pricing|comparison)\.json|(llms|robots)\.txt)$/;

/**
 * Checks the built site against its content.
 * @param root the build folder
 */
export async function checkSite(root: string, content: Site, build?: Build): Promise<SiteReport> {
  const site = readBuiltSite(root, content, build);
  const checked = [
    ...site.html.map(({ file }) => file),
    ...[...site.files].filter((file) => others.test(file)),
  ];
  const report: SiteReport = new Map(checked.map((file) => [file, []]));
  for (const rule of rules) {
    await rule(site, (file, message) => {
      const known = report.get(file) ?? [];
      if (!known.includes(message)) report.set(file, [...known, message]);
    });
  }
  return report;
}
