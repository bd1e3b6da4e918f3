import fs from "node:fs/promises";
import path from "node:path";
import { pricingPath } from "../lib/addresses";
import { siteNow } from "../content/content";
import { pricing } from "./data-files";
import { feedEntry } from "./feed-content";
import { feeds } from "./feeds";
import { hostRedirects, llmsTxt, robots, securityTxt } from "./small-files";
import { writeTwins } from "./twins";

/**
 * What a build does once Gatsby has rendered the pages. An error ends it, and Gatsby prints it. The policies are written by
 * then, so it must not change a page or add one (`plugins/gatsby-plugin-strict-csp`).
 */
export async function publishForMachines(): Promise<void> {
  const site = siteNow();
  await writeTwins(site, "public");
  const files = new Map([
    ...feeds(site, feedEntry),
    ["/_redirects", hostRedirects(site)],
    ["/robots.txt", robots(site)],
    ["/llms.txt", llmsTxt(site)],
    [pricingPath, pricing(site)],
    ["/.well-known/security.txt", securityTxt(site)],
  ]);
  for (const [file, text] of files) {
    const target = path.join("public", file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  }
}
