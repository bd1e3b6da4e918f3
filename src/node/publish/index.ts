import path from "node:path";
import type { BuildArgs } from "gatsby";
import { newPaths } from "../content/pages";
import { cmsBackend, writeCms } from "../cms/write-cms";
import { siteNow } from "../gatsby/site-now";
import { writeChanged } from "../write-whole";
import { feedContent } from "./feed-content";
import { feeds } from "./feeds";
import { redirectFiles } from "./redirect-files";
import { writeSearchIndex } from "./search-index";
import { robots, sitemap } from "./sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "./small-files";
import { writeTwins } from "./twins";

/** How many new addresses are told by name. */
const named = 10;

/** Writes everything that only machines read, the index of the search, and the CMS where there is one, into `public/`, after the pages are there. */
export async function publishForMachines({ reporter }: BuildArgs): Promise<void> {
  const site = siteNow();
  const security = securityTxt(site, new Date());
  if (!security) {
    reporter.warn(
      "There is no /.well-known/security.txt: nobody has confirmed the contact for a year. " +
        "Make sure that mail to it is read, then set `confirmed` in content/security.json.",
    );
  }
  const files = new Map([
    ...feeds(site, await feedContent(site)),
    ...redirectFiles(site),
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/manifest.webmanifest", manifest(site)],
    ["/llms.txt", llmsTxt(site)],
    ["/pricing.json", pricing(site)],
    ...(security ? [["/.well-known/security.txt", security] as const] : []),
  ]);
  for (const [file, text] of files) await writeChanged(path.join("public", file), text);
  const twins = await writeTwins(site);
  if (twins > 0) reporter.info(`Markdown twins: ${twins} made`);
  await writeSearchIndex("public", site);
  const backend = cmsBackend(process.env);
  if (backend) await writeCms("public", backend);
  const fresh = newPaths(site);
  if (fresh.length > 0) {
    const more = fresh.length > named ? ` and ${fresh.length - named} more` : "";
    reporter.info(
      `New addresses: ${fresh.slice(0, named).join(", ")}${more}. Once they are public, add them to ` +
        "content/published-paths.json (`npm run publish-paths`), so that none is lost by accident.",
    );
  }
}
