import type { Site } from "../node/content/pages";
import type { FeedContent } from "../node/publish/feed-entries";

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
    blog: site.blog,
    articles: site.articles.map((article) => {
      if (!article.author) throw new Error(`${article.path} has no author.`);
      return { ...article, author: article.author, text, image: file };
    }),
    releases: site.releases.map((release) => ({ ...release, notes: [{ text }], picture: file })),
  };
}
