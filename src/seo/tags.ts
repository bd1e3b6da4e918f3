import { canonicalUrl, feedPath, feedType, markdownPath } from "../lib/addresses";
import { headTitle } from "../lib/head-title";
import { sharedPicture } from "./picture";
import type { Pictured } from "./picture";

/** A page's metadata. */
export interface PageMetadata extends Queries.MetaFragment {
  /** Address of the page: `/pricing`. */
  path: string;
  /** Days of an article or a release. */
  article?: { published: string; modified?: string; author?: string; section?: string };
  /** The page's data as JSON: `/pricing.json`. */
  data?: string;
  /** The article or release, whose picture shared links show; by default they show the product. */
  pictured?: Pictured;
  /** Search engines leave it out. */
  noindex?: boolean;
}

/** Metadata of every page. */
export interface SiteMetadata extends Queries.SiteFragment {
  /** Names of the feeds, by the page that lists their entries. */
  feeds: Record<string, string>;
  sharing: Pictured;
}

/**
 * The tags of a page's head. Open Graph: https://ogp.me; cards:
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image
 */
export function headTags(page: PageMetadata, site: SiteMetadata) {
  const { title, description, path, article, noindex } = page;
  const url = canonicalUrl(site.siteUrl, path);
  const picture = sharedPicture(page.pictured ?? site.sharing, site.siteUrl);
  const property = (name: string, content: string) => ({ property: name, content });
  const meta = [
    { name: "description", content: description },
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:site_name", site.name),
    property("og:locale", site.locale),
    property("og:type", article ? "article" : "website"),
    property("og:image", picture.url),
    property("og:image:width", picture.width),
    property("og:image:height", picture.height),
    property("og:image:alt", picture.alt),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture.url },
    { name: "twitter:image:alt", content: picture.alt },
    // Search engines may show large images.
    { name: "robots", content: noindex ? "noindex" : "max-image-preview:large" },
    ...Object.entries({
      "article:published_time": article?.published,
      "article:modified_time": article?.modified,
      "article:author": article?.author,
      "article:section": article?.section,
    }).flatMap(([name, value]) => (value ? [property(name, value)] : [])),
  ];
  // A page that is not indexed has no canonical URL.
  const link = noindex ? [] : [{ rel: "canonical", href: url }, ...alternates(page, site)];
  return { title: headTitle(title, site.name), meta, link };
}

/** The page in other formats, and the feed of its list; the landing page announces both feeds. */
function alternates({ path, data }: PageMetadata, { siteUrl, name, feeds }: SiteMetadata) {
  const alternate = (type: string, href: string, title?: string) => ({
    rel: "alternate",
    type,
    href: siteUrl + href,
    ...(title && { title }),
  });
  const announced = Object.entries(feeds).filter(([list]) => path === "/" || path.startsWith(list));
  return [
    alternate("text/markdown", markdownPath(path)),
    ...(data ? [alternate("application/json", data)] : []),
    ...announced.map(([list, title]) =>
      alternate(feedType, feedPath(list), `${headTitle(title, name)} (RSS)`),
    ),
  ];
}
