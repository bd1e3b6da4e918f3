import { pricingPath } from "../../lib/addresses";
import type { Site } from "../content/pages";
import { pricing } from "./data-files";
import type { FeedEntry } from "./feed-content";
import { feeds } from "./feeds";
import { robots, sitemap } from "./sitemap";
import { llmsTxt, manifest, securityTxt } from "./small-files";

/**
 * The files that say only what the content says, by address.
 * @param entryOf what a page shows, by its path
 */
export const publishedFiles = (
  site: Site,
  entryOf: (page: string) => FeedEntry,
): Map<string, string> =>
  new Map([
    ...feeds(site, entryOf),
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/manifest.webmanifest", manifest(site)],
    ["/llms.txt", llmsTxt(site)],
    [pricingPath, pricing(site)],
    ["/.well-known/security.txt", securityTxt(site)],
  ]);
