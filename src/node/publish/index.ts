import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { canonicalUrl, markdownPath } from "../../lib/addresses";
import { newPaths } from "../check/page-rules";
import { readSiteContent } from "../content/site";
import type { SiteContent } from "../content/site";
import { sitePages } from "../content/pages";
import { feedBodies } from "./bodies";
import { feeds } from "./feeds";
import { llmsTxt } from "./llms";
import { pageMarkdown } from "./markdown";
import { redirectFiles } from "./redirect-files";
import { robots, sitemap } from "./sitemap";
import { manifest, pricing, securityTxt } from "./small-files";

/** Writes everything that only machines read into `public/`, after the pages are there. */
export async function publishForMachines(args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const content = readSiteContent();
  const security = securityTxt(content, new Date());
  if (!security) {
    reporter.warn(
      "There is no /.well-known/security.txt: nobody has confirmed the contact for a year. " +
        "Make sure that mail to it is read, then set `confirmed` in content/security.json.",
    );
  }
  const files = new Map([
    ...feeds(content, await feedBodies(args)),
    ...redirectFiles(content),
    ["/sitemap.xml", sitemap(content)],
    ["/robots.txt", robots(content)],
    ["/manifest.webmanifest", manifest(content)],
    ["/llms.txt", llmsTxt(content)],
    ["/pricing.json", pricing(content)],
    ...(security ? [["/.well-known/security.txt", security] as const] : []),
  ]);
  for (const [file, text] of files) await write(file, text);
  await writeTwins(content);
  const fresh = newPaths(content);
  if (fresh.length > 0) {
    reporter.info(
      `New addresses: ${fresh.join(", ")}. Once they are public, add them to ` +
        "content/published-paths.json (`npm run publish-paths`), so that none is lost by accident.",
    );
  }
}

/** The Markdown twin of every page, from its HTML. */
async function writeTwins(content: SiteContent): Promise<void> {
  for (const page of sitePages(content)) {
    const html = await fs.readFile(path.join("public", page.path, "index.html"), "utf8");
    const url = canonicalUrl(content.product.siteUrl, page.path);
    await write(markdownPath(page.path), pageMarkdown(html, url));
  }
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join("public", file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}
