import { feedPath, markdownPath, pricingPath } from "../lib/addresses";
import { feedPages, indexedPages } from "../content/pages";
import type { Site, SitePage } from "../content/pages";

/** Allows everything, and names the sitemap of gatsby-plugin-sitemap. https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = ({ product }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap-index.xml\n`;

/** Old addresses for Cloudflare Pages and our own server. Netlify gets them from Gatsby's adapter as well. */
export const hostRedirects = ({ redirects }: Site): string =>
  redirects.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** The contact for security reports, good for a year. https://www.rfc-editor.org/rfc/rfc9116 */
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

/** The guide for AI assistants: the site, and its pages as Markdown. https://llmstxt.org */
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
