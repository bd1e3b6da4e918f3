import type { Site } from "../../src/site/pages";
import { heads } from "./rule-heads";
import { links, orphans } from "./rule-links";
import { policies } from "./rule-policies";
import { valid } from "./rule-valid";
import { readBuiltSite } from "./site";

const rules = [heads, links, orphans, policies, valid];

/** Problems by file; an empty list for a file without any. */
export type SiteReport = Map<string, string[]>;

/**
 * Checks of the built site that are only possible after a build.
 * @param root the build folder
 */
export async function checkSite(root: string, content: Site): Promise<SiteReport> {
  const site = readBuiltSite(root, content);
  const report: SiteReport = new Map(site.html.map(({ file }) => [file, []]));
  for (const rule of rules) {
    await rule(site, (file, message) => {
      const known = report.get(file) ?? [];
      if (!known.includes(message)) report.set(file, [...known, message]);
    });
  }
  return report;
}
