import type { Site } from "../node/content/pages";
import type { FeedContent } from "../node/publish/feed-query";

/**
 * What the feeds' query answers for a site, without a build.
 * @param html text of every article and every note
 * @param picture address of every cover
 */
export function feedContent(site: Site, html: string, picture: string): FeedContent {
  const text = { html };
  const file = {
    childImageSharp: { gatsbyImageData: { images: { fallback: { src: picture } } } },
  } as unknown as FeedContent["articles"][number]["image"];
  return {
    articles: site.articles.map(({ path }) => ({ path, text, image: file })),
    releases: site.releases.map(({ path }) => ({ path, notes: [{ text }], picture: file })),
  };
}
