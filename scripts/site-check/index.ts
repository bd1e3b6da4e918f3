import type { Site } from "../../src/node/content/pages";
import { feeds } from "./rule-feeds";
import { cms, manifest, plainText, redirects } from "./rule-files";
import { heads } from "./rule-heads";
import { hosts } from "./rule-hosts";
import { jsonLd } from "./rule-json-ld";
import { links, orphans } from "./rule-links";
import { policies } from "./rule-policy";
import { search } from "./rule-search";
import { sitemap } from "./rule-sitemap";
import { data, values } from "./rule-values";
import { validHtml } from "./rule-valid-html";
import { readBuiltSite } from "./site";

const rules = [
  heads,
  links,
  orphans,
  jsonLd,
  feeds,
  sitemap,
  manifest,
  plainText,
  redirects,
  hosts,
  search,
  cms,
  policies,
  data,
  values,
  validHtml,
];

/** Problems by file; an empty list for a file without any. */
export type SiteReport = Map<string, string[]>;

/** Files that are not HTML and that rules read. */
const others =
  /(\.md|\.xml|\.webmanifest|(feed|pricing|comparison)\.json|pagefind-entry\.json|(llms|robots)\.txt)$/;

/**
 * Checks the built site against its content.
 * @param root the build folder
 */
export async function checkSite(root: string, content: Site): Promise<SiteReport> {
  const site = readBuiltSite(root, content);
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
