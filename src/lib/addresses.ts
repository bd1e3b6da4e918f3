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

/** Its media type. */
export const feedType = "application/rss+xml";

/** Where a name in the bar leads: Features to the landing page, any other to the page of the lowercased name. */
export function navPath(name: string): string {
  return isFeatures(name) ? "/" : `/${name.toLowerCase()}`;
}

/** The one link of the bar that scrolls on the landing page instead of opening a page of its own. */
export const isFeatures = (name: string): boolean => name === "Features";
