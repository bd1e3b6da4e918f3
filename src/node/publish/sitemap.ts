import { canonicalUrl, pricingPath } from "../../lib/addresses";
import { indexedPages } from "../content/pages";
import type { Site } from "../content/pages";

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The sitemap: indexed pages, and the plans as JSON. `lastmod` only if the content has a date: search engines stop trusting dates that
 * are always today.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(site: Site): string {
  const { siteUrl } = site.product;
  const all = [...indexedPages(site), { path: pricingPath, modified: undefined }];
  const urls = all.map(({ path, modified }) => {
    const loc = escapeXml(canonicalUrl(siteUrl, path));
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${loc}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = ({ product }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap.xml\n`;
