import path from "node:path";
import sharp from "sharp";
import type { WebAppManifest } from "web-app-manifest";
import { markdownPath } from "../../src/lib/addresses";
import { checkAddress } from "./addresses";
import { cmsPath, metaContent, readText } from "./site";
import type { SiteRule } from "./site";
import { readTyped } from "./types";

/** The manifest is valid, its addresses exist, and its icons have their sizes. */
export const manifest: SiteRule = async (site, report) => {
  const file = "manifest.webmanifest";
  const type = 'import("web-app-manifest").WebAppManifest';
  const parsed = readTyped(site, file, report, type) as WebAppManifest | undefined;
  if (!parsed) return;
  const { icons = [], start_url = "?" } = parsed;
  for (const address of [start_url, ...icons.map(({ src }) => src)]) {
    checkAddress(site, address, (message) => report(file, message));
  }
  for (const { src, sizes = "any" } of icons) {
    if (sizes === "any" || !site.files.has(src.slice(1))) continue;
    const { width, height } = await sharp(path.join(site.root, src)).metadata();
    if (`${width}x${height}` !== sizes) report(file, `${src} is ${width}x${height}, not ${sizes}.`);
  }
};

/** Each page has its Markdown twin, and `llms.txt` links all twins except lists. */
export const plainText: SiteRule = (site, report) => {
  const guide = readText(site, "llms.txt", report) ?? "";
  for (const [, address = ""] of guide.matchAll(/\]\(([^)]+)\)/g)) {
    checkAddress(site, address, (message) => report("llms.txt", message));
  }
  for (const page of site.content.pages) {
    const file = markdownPath(page.path).slice(1);
    const text = readText(site, file, report);
    if (text === undefined) continue;
    if (page.kind !== "list" && !guide.includes(`/${file})`))
      report("llms.txt", `does not link to ${file}.`);
    if (text.match(/^# /gm)?.length !== 1) report(file, "must have one # heading.");
    if (/<[a-z!/]/.test(text.replace(/<(https?:|mailto:)?[^\s<>]+[@:][^\s<>]+>/g, "")))
      report(file, "has HTML in it.");
  }
};

/** Search engines do not index the CMS. Not every build has it. */
export const cms: SiteRule = (site, report) => {
  const page = site.html.find(({ path }) => path === cmsPath);
  if (page && metaContent(page, "robots") !== "noindex") report(page.file, "is not noindex.");
};

/** Moved paths redirect without a server's help. */
export const redirects: SiteRule = (site, report) => {
  for (const { from } of site.content.redirects.redirects) {
    const page = site.html.find((candidate) => candidate.path === from);
    if (!page?.redirect) report(`${from.slice(1)}/index.html`, "does not redirect.");
  }
};
