import type { Site } from "../node/content/pages";
import type { FeedContent } from "../node/publish/feed-content";

/**
 * The content of feeds, without a build.
 * @param html text of every article and every note
 * @param picture address of every image
 */
export const feedContent = (
  { articles, releases }: Site,
  html: string,
  picture: string,
): FeedContent =>
  new Map(
    [...articles, ...releases].map(({ path }) => [
      path,
      { texts: [html], picture: { src: picture, width: 800, height: 450 } },
    ]),
  );
