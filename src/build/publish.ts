import fs from "node:fs/promises";
import path from "node:path";
import { pricingPath, feedPath, markdownPath, canonicalUrl } from "../lib/addresses";
import { siteNow } from "../content/content";
import { feedEntry, feeds } from "./feeds";
import { writeTwins } from "./twins";
import { feedPages, indexedPages } from "../content/pages";
import type { Site, SitePage } from "../content/pages";
import { money } from "../lib/format";

/**
 * Writes what only machines read: feeds, Markdown, redirects and other text files. Runs after
 * `plugins/gatsby-plugin-strict-csp` has hashed the pages, so it must not change or add HTML.
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

/** Allows everything, and names the sitemap. https://www.rfc-editor.org/rfc/rfc9309 */
const robots = ({ product }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap-index.xml\n`;

/** Redirects for Cloudflare Pages and our own server; Netlify also gets them from Gatsby's adapter. */
export const hostRedirects = ({ redirects }: Site): string =>
  redirects.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** The contact for security reports; expires a year after it was last confirmed. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt({ product, security }: Site): string {
  const expires = new Date(`${security.confirmed}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${product.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${product.siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** A guide for AI assistants, with the pages as Markdown. https://llmstxt.org */
export function llmsTxt(site: Site): string {
  const { product, assistants, blog, changelog, plans } = site;
  const bullets = (lines: readonly string[]) => lines.map((text) => `- ${text}`).join("\n");
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${product.siteUrl}${markdownPath(path)}): ${description}`;
  const list = (kind: SitePage["kind"]) =>
    indexedPages(site)
      .filter((page) => page.kind === kind)
      .map(line);
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.join("\n")] : [];
  const data = [
    [plans.meta.title, pricingPath, "JSON"],
    ...feedPages(site).map(({ title, path }) => [title, feedPath(path), "RSS"] as const),
  ].map(([title, path, format]) => `[${title}](${product.siteUrl}${path}): ${format}`);
  return [
    `# ${product.name}`,
    `> ${product.description}`,
    assistants.use,
    bullets(assistants.answers),
    assistants.instead,
    bullets(assistants.lacks),
    "## Pages",
    list("page").join("\n"),
    ...section(blog.meta.title, list("article")),
    ...section(changelog.meta.title, list("release")),
    "## Data",
    bullets(data),
    "",
  ].join("\n\n");
}

/**
 * The prices as JSON: the beta, which is open and free, and the plans, which aren't on sale yet, with the note on yearly
 * billing (`$120 billed annually`).
 */
export function pricing({ product, plans }: Site): string {
  const { currency } = plans;
  const prices = {
    url: canonicalUrl(product.siteUrl, "/pricing"),
    product: product.name,
    currency,
    beta: { text: plans.beta, price: 0, availability: "InStock", url: product.appUrl },
    plans: plans.plans.map((plan) => ({
      ...plan,
      status: plans.soon,
      // JSON leaves undefined fields out.
      billedNote: plan.billedNote?.replace("{amount}", money(plan.billedYearly, currency)),
    })),
  };
  return `${JSON.stringify(prices, null, 2)}\n`;
}
