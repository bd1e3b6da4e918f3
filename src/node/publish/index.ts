import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { canonicalUrl, markdownPath } from "../../lib/addresses";
import { newPaths } from "../content/pages";
import type { Site } from "../content/pages";
import { cmsBackend, writeCms } from "../cms/write-cms";
import { siteNow } from "../gatsby/site-now";
import { queryFeeds } from "./feed-query";
import { feeds } from "./feeds";
import { pageMarkdown } from "./markdown";
import { redirectFiles } from "./redirect-files";
import { writeSearchIndex } from "./search-index";
import { robots, sitemap } from "./sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "./small-files";

/** Writes everything that only machines read, the index of the search, and the CMS where there is one, into `public/`, after the pages are there. */
export async function publishForMachines(args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const site = siteNow();
  const security = securityTxt(site, new Date());
  if (!security) {
    reporter.warn(
      "There is no /.well-known/security.txt: nobody has confirmed the contact for a year. " +
        "Make sure that mail to it is read, then set `confirmed` in content/security.json.",
    );
  }
  const files = new Map([
    ...feeds(site, await queryFeeds(args)),
    ...redirectFiles(site),
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/manifest.webmanifest", manifest(site)],
    ["/llms.txt", llmsTxt(site)],
    ["/pricing.json", pricing(site)],
    ...(security ? [["/.well-known/security.txt", security] as const] : []),
  ]);
  for (const [file, text] of files) await write(file, text);
  await writeTwins(site);
  await writeSearchIndex("public", site);
  const backend = cmsBackend(process.env);
  if (backend) await writeCms("public", backend);
  const fresh = newPaths(site);
  if (fresh.length > 0) {
    reporter.info(
      `New addresses: ${fresh.join(", ")}. Once they are public, add them to ` +
        "content/published-paths.json (`npm run publish-paths`), so that none is lost by accident.",
    );
  }
}

/** The Markdown twin of every page, from its HTML. */
async function writeTwins({ pages, product }: Site): Promise<void> {
  for (const page of pages) {
    const html = await fs.readFile(path.join("public", page.path, "index.html"), "utf8");
    const url = canonicalUrl(product.siteUrl, page.path);
    await write(markdownPath(page.path), pageMarkdown(html, url));
  }
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join("public", file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}
