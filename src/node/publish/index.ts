import path from "node:path";
import type { BuildArgs } from "gatsby";
import { newPaths } from "../content/pages";
import { drawCards } from "../cards/draw-cards";
import { cmsBackend, writeCms } from "../cms/write-cms";
import { writeHostHeaders } from "../hosting/static-host";
import { siteNow } from "../gatsby/site-now";
import { servicesOf } from "../policy/policy";
import { writePolicies } from "../policy/write-policies";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { feedContent } from "./feed-content";
import { feeds } from "./feeds";
import { redirectFiles } from "./redirect-files";
import { mainsOf } from "./page-texts";
import { searchTexts, writeSearchIndex } from "./search-index";
import { robots, sitemap } from "./sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "./small-files";
import { writeTwins } from "./twins";

/** How many new addresses are told by name. */
const named = 10;

/** Writes everything that only machines read, the index of the search, share cards, and the CMS where there is one, into `public/`, after the pages are there. */
export async function publishForMachines({ reporter }: BuildArgs): Promise<void> {
  const site = siteNow();
  const security = securityTxt(site, new Date());
  if (!security) {
    reporter.warn(
      "There is no /.well-known/security.txt: nobody has confirmed the contact for a year. " +
        "Make sure that mail to it is read, then set `confirmed` in content/security.json.",
    );
  }
  const mainOfPage = mainsOf("public");
  const writeOthers = async () => {
    const [twins] = await Promise.all([
      writeTwins(site, "public", mainOfPage),
      writeSmallFiles(site, security),
    ]);
    if (twins > 0) reporter.info(`Markdown twins: ${twins} made`);
    // Last, because what drawing takes is not given back: pages are rendered beside this process.
    await drawCards(site, reporter);
  };
  // The index is made by another process, which takes longest; the rest is made meanwhile.
  const texts = await searchTexts(site, mainOfPage);
  await Promise.all([writeSearchIndex("public", site, texts), writeOthers()]);
  const backend = cmsBackend(process.env);
  if (backend) await writeCms("public", backend);
  // When nothing more changes in a page: the policy has its hashes.
  await writePolicies("public", servicesOf(process.env), path.join(".cache", "policies"));
  // Last: it names files.
  await writeHostHeaders(site, "public");
  const fresh = newPaths(site);
  if (fresh.length > 0) {
    const more = fresh.length > named ? ` and ${fresh.length - named} more` : "";
    reporter.info(
      `New addresses: ${fresh.slice(0, named).join(", ")}${more}. Once they are public, add them to ` +
        "content/published-paths.json (`npm run publish-paths`), so that none is lost by accident.",
    );
  }
}

/** Feeds, and what is one file each. */
async function writeSmallFiles(site: Site, security: string | undefined): Promise<void> {
  const files = new Map([
    ...feeds(site, feedContent(site)),
    ...redirectFiles(site),
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/manifest.webmanifest", manifest(site)],
    ["/llms.txt", llmsTxt(site)],
    ["/pricing.json", pricing(site)],
    ...(security ? [["/.well-known/security.txt", security] as const] : []),
  ]);
  for (const [file, text] of files) await writeChanged(path.join("public", file), text);
}
