import { checkContent, formatProblems } from "./check";
import { sitePages } from "./content/pages";
import type { SitePage } from "./content/pages";
import { readSiteContent } from "./content/site";
import type { SiteContent } from "./content/site";

/** Everything that `content/` holds, checked, and the pages that are made of it. */
export interface Site extends SiteContent {
  pages: SitePage[];
}

/**
 * Reads and checks the content folder.
 * @throws {Error} with the list of problems, as an author reads it
 */
export function readSite(root = "content"): Site {
  const problems = checkContent(root);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const content = readSiteContent(root);
  return { ...content, pages: sitePages(content) };
}
