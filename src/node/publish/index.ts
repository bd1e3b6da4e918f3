import path from "node:path";
import type { BuildArgs, Reporter } from "gatsby";
import { pricingPath } from "../../lib/addresses";
import { makeCards } from "../cards/make-cards";
import { cmsBackend, writeCms } from "../cms/write-cms";
import { writeHostHeaders } from "../hosting/static-host";
import { siteNow } from "../gatsby/site-now";
import { servicesOf } from "../policy/policy";
import { writePolicies } from "../policy/write-policies";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { pricing } from "./data-files";
import { feedEntry } from "./feed-content";
import { feeds } from "./feeds";
import { redirectFiles } from "./redirect-files";
import { writeSearchIndex } from "./search-index";
import { llmsTxt, robots, securityTxt } from "./small-files";
import { writeTwins } from "./twins";

/** What a build does once Gatsby has rendered the pages. An error ends it, and Gatsby prints it. */
export async function publishForMachines({ reporter }: BuildArgs): Promise<void> {
  const site = siteNow();
  const texts = await writeTwins(site, "public");
  // Pagefind runs in its own process and takes longest. Meanwhile this process writes the rest.
  await Promise.all([writeSearchIndex("public", site, texts), writeFiles(site, reporter)]);
  const backend = cmsBackend(process.env);
  if (backend) await writeCms("public", backend);
  // A policy contains hashes of its page, so no later step may change HTML.
  await writePolicies("public", servicesOf(process.env), site.pages);
  // The headers name files, so no later step may add one.
  await writeHostHeaders(site, "public");
}

/** Writes feeds, single files and share cards. */
async function writeFiles(site: Site, reporter: Reporter): Promise<void> {
  const files = new Map([
    ...feeds(site, feedEntry),
    ...redirectFiles(site),
    ["/robots.txt", robots(site)],
    ["/llms.txt", llmsTxt(site)],
    [pricingPath, pricing(site)],
    ["/.well-known/security.txt", securityTxt(site)],
  ]);
  for (const [file, text] of files) await writeChanged(path.join("public", file), text);
  const drawn = await makeCards(site);
  if (drawn > 0) reporter.info(`Share cards: ${drawn} drawn`);
}
