import { getSrc } from "gatsby-plugin-image";
import type { ImageObject } from "schema-dts";
import { canonicalUrl, feedPath, feedType, markdownPath } from "../lib/addresses";
import { headTitle } from "../lib/titles";

/** A page's metadata. */
export interface PageMetadata extends Queries.MetaFragment {
  /** Address of the page: `/pricing`. */
  path: string;
  /** Dates of an article or release. */
  article?: { published: string; modified?: string; author?: string; section?: string };
  /** The page's data as JSON: `/pricing.json`. */
  data?: string;
  /** The article or release whose picture shared links show; by default, they show `sharing`. */
  pictured?: Pictured;
  /** Search engines leave it out. */
  noindex?: boolean;
}

/** Metadata of every page. */
interface SiteMetadata extends Queries.SiteFragment {
  /** Titles of the feeds, by the page that lists their entries. */
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
    { name: "robots", content: noindex ? "noindex" : "max-image-preview:large" },
    ...Object.entries({
      "article:published_time": article?.published,
      "article:modified_time": article?.modified,
      "article:author": article?.author,
      "article:section": article?.section,
    }).flatMap(([name, value]) => (value ? [property(name, value)] : [])),
  ];
  const link = noindex ? [] : [{ rel: "canonical", href: url }, ...alternates(page, site)];
  return { title: headTitle(title, site.name), meta, link };
}

/** The page as Markdown or JSON, and its feed; the landing page has both feeds. */
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

/** Content with a picture: an article, a release, `content/sharing.json`. */
export interface Pictured {
  image: Queries.LargeImageFragment;
  imageAlt: string;
}

/** A picture for shared links: a JPEG, because not every platform reads WebP. */
function sharedPicture({ image, imageAlt: alt }: Pictured, siteUrl: string) {
  // The content check requires an image with pixels.
  const data = image.childImageSharp?.gatsbyImageData;
  const { width = 0, height = 0 } = data ?? {};
  return {
    url: siteUrl + ((data && getSrc(data)) ?? ""),
    ...{ width: String(width), height: String(height), alt },
  };
}

/** A picture for JSON-LD. */
export function imageObject(pictured: Pictured, siteUrl: string): ImageObject {
  const { alt: caption, ...facts } = sharedPicture(pictured, siteUrl);
  return { "@type": "ImageObject", ...facts, caption };
}
