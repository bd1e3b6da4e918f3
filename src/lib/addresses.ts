/**
 * A page's canonical URL, without query, fragment or slash at the end.
 * `("https://cairn.example", "/pricing/")` → `https://cairn.example/pricing`.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl}${clean}`;
}

const fileName = (path: string): string => (path === "/" ? "/index" : path);

/** A page's Markdown twin: `/pricing` → `/pricing.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string => `${fileName(path)}.md`;

/** The plans as JSON. */
export const pricingPath = "/pricing.json";

/** The RSS feed of a list: `/blog` → `/blog/rss.xml`. */
export const feedPath = (list: string): string => `${list}/rss.xml`;

/** Media type of feeds. */
export const feedType = "application/rss+xml";

/** Where a name in the bar leads: `Features` → `/`, `Pricing` → `/pricing`. */
export function navPath(name: string): string {
  return isFeatures(name) ? "/" : `/${name.toLowerCase()}`;
}

/** Whether a name in the bar scrolls the landing page instead of opening a page. */
export const isFeatures = (name: string): boolean => name === "Features";
