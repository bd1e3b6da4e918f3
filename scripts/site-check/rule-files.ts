import fs from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { canonicalUrl, markdownPath } from "../../src/lib/addresses";
import { wrongAddress } from "./addresses";
import { readText } from "./site";
import type { SiteRule } from "./site";
import { wrongXml } from "./xml";

/** The sitemap lists every page once, with the day on which its content changed. */
export const sitemap: SiteRule = (site, report) => {
  const file = "sitemap.xml";
  const text = readText(site, file, report);
  if (text === undefined) return;
  const wrong = wrongXml(text);
  if (wrong) {
    report(file, wrong);
    return;
  }
  const parser = new XMLParser({ isArray: (name) => name === "url", parseTagValue: false });
  const { urlset } = parser.parse(text) as {
    urlset?: { url?: { loc: string; lastmod?: string }[] };
  };
  const listed = new Map((urlset?.url ?? []).map(({ loc, lastmod }) => [loc, lastmod]));
  for (const { path: page, modified } of site.expected) {
    const url = canonicalUrl(site.content.product.siteUrl, page);
    if (!listed.has(url)) report(file, `does not list ${url}.`);
    else if (listed.get(url) !== modified)
      report(file, `${url}: lastmod is not ${modified ?? "left out"}.`);
    listed.delete(url);
  }
  for (const url of listed.keys()) report(file, `lists ${url}, which is not a page.`);
  const robots = readText(site, "robots.txt", report) ?? "";
  if (!robots.includes(`Sitemap: ${site.content.product.siteUrl}/${file}`)) {
    report("robots.txt", "does not name the sitemap.");
  }
};

/** The manifest's addresses lead somewhere, and its icons have the sizes it says. */
export const manifest: SiteRule = async (site, report) => {
  const file = "manifest.webmanifest";
  const text = readText(site, file, report);
  if (text === undefined) return;
  const { icons, start_url } = parse<{
    icons: { src: string; sizes: string }[];
    start_url: string;
  }>(text, (m) => report(file, m));
  for (const address of [start_url, ...(icons ?? []).map(({ src }) => src)]) {
    const wrong = wrongAddress(site, address ?? "?", site.content.product.siteUrl);
    if (wrong) report(file, wrong);
  }
  for (const { src, sizes } of icons ?? []) {
    if (sizes === "any" || !site.files.has(src.slice(1))) continue;
    const { width, height } = await sharp(fs.readFileSync(path.join(site.root, src))).metadata();
    if (`${width}x${height}` !== sizes) report(file, `${src} is ${width}x${height}, not ${sizes}.`);
  }
};

/** Each page has its Markdown twin, and the guide for assistants leads to all of them. */
export const plainText: SiteRule = (site, report) => {
  const guide = readText(site, "llms.txt", report) ?? "";
  for (const [, address] of guide.matchAll(/\]\(([^)]+)\)/g)) {
    const wrong = wrongAddress(site, address ?? "", site.content.product.siteUrl);
    if (wrong) report("llms.txt", wrong);
  }
  for (const page of site.expected) {
    const file = markdownPath(page.path).slice(1);
    const text = readText(site, file, report);
    if (text === undefined) continue;
    if (!guide.includes(`/${file})`)) report("llms.txt", `does not lead to ${file}.`);
    if (text.match(/^# /gm)?.length !== 1) report(file, "must have one # heading.");
    if (/<[a-z!/]/.test(text.replace(/<(https?:|mailto:)?[^\s<>]+[@:][^\s<>]+>/g, "")))
      report(file, "has HTML in it.");
  }
  const prices = readText(site, "pricing.json", report);
  if (prices === undefined) return;
  const { plans, currency } = parse<{ plans: unknown; currency: string }>(prices, (m) =>
    report("pricing.json", m),
  );
  const { plans: page } = site.content;
  if (JSON.stringify([plans, currency]) !== JSON.stringify([page.plans, page.currency])) {
    report("pricing.json", "does not say what content/plans.json says.");
  }
};

/** Whom to tell of a weakness; a stale promise is left out by the build (RFC 9116, 2.5.5). */
export const security: SiteRule = (site, report) => {
  const file = ".well-known/security.txt";
  if (!site.files.has(file)) return;
  const text = readText(site, file, report) ?? "";
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  if (!(expires > Date.now())) report(file, "has expired.");
  if (!text.includes(`Contact: mailto:${site.content.product.email}\n`))
    report(file, "has no contact.");
};

/** Addresses that have moved lead on without a server's help. */
export const redirects: SiteRule = (site, report) => {
  for (const { from } of site.content.redirects.redirects) {
    const page = site.html.find((candidate) => candidate.path === from);
    if (!page?.redirect) report(`${from.slice(1)}/index.html`, "does not send visitors on.");
  }
};

function parse<T>(text: string, say: (message: string) => void): Partial<T> {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    say(`cannot be read: ${String(error)}.`);
    return {};
  }
}
