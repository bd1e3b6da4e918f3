/**
 * A page's one address: absolute, without query, anchor or slash at the end.
 * `("https://cairn.example", "/pricing/")` → `https://cairn.example/pricing`.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl}${clean}`;
}

const fileName = (path: string): string => (path === "/" ? "/index" : path);

/** Picture of a page for shared links: `/pricing` → `/cards/pricing.png`. */
export const cardPath = (path: string): string => `/cards${fileName(path)}.png`;

/** A page as Markdown: `/pricing` → `/pricing.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string => `${fileName(path)}.md`;

/** Where `gatsby develop` says what is wrong with the content. */
export const contentProblemsPath = "/__content-problems";

/** The index of the search and the script that reads it; Pagefind's own name for it. */
export const searchFolder = "/pagefind/";

/** Size that every platform takes for a large card (https://ogp.me, developers.facebook.com/docs/sharing). */
export const cardSize = { width: 1200, height: 630 };

/** The feeds of a list page, by format. */
export const feedPaths = (list: string) => ({
  rss: `${list}/rss.xml`,
  atom: `${list}/atom.xml`,
  json: `${list}/feed.json`,
});

/** Media type of each feed format, as `<link rel="alternate">` announces it. */
export const feedTypes = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

/**
 * Where a name in the bar leads: Features to the landing page, any other name to `/` followed by
 * the lowercased name.
 */
export function navPath(name: string): string {
  return isFeatures(name) ? "/" : `/${name.toLowerCase()}`;
}

/** The one name that scrolls instead of leading to a page of its own. */
export const isFeatures = (name: string): boolean => name === "Features";
