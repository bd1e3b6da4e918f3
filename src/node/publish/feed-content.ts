import type { IGatsbyImageData } from "gatsby-plugin-image";
import { readPageData } from "../../workarounds/gatsby-page-data.mjs";
import type { Site } from "../content/pages";

/**
 * Entries of a feed: the newest. Readers ask every hour or so, and who was away for a month misses nothing;
 * with all in full a feed of a thousand articles had weighed megabytes. Older ones are in the sitemap.
 */
export const feedLength = 30;

/** What a page shows of an article or a release. */
export interface FeedEntry {
  /** HTML: the article's one text, the notes of a release. */
  texts: string[];
  /** Its picture; sizes in CSS px. */
  picture?: { src: string; width: number; height: number };
}

/** By the addresses of the pages. */
export type FeedContent = ReadonlyMap<string, FeedEntry>;

/**
 * Reads what the pages of all entries of feeds show: their data, as Gatsby wrote it. A feed cannot say
 * anything else than its page, and no text is made twice.
 */
export function feedContent({ lists, releases }: Site): FeedContent {
  const articles = lists.flatMap((list) => list.articles.slice(0, feedLength));
  const found = new Map<string, FeedEntry>();
  for (const { path: page } of new Set(articles)) {
    const { article } = queried(page) as Queries.ArticlePageQuery;
    const picture = pictureOf(article?.image);
    found.set(page, { texts: [article?.text?.html ?? ""], picture });
  }
  for (const { path: page } of releases.slice(0, feedLength)) {
    const { release } = queried(page) as Queries.ReleasePageQuery;
    const texts = (release?.notes ?? []).map(({ text }) => text?.html ?? "");
    found.set(page, { texts, picture: pictureOf(release?.picture) });
  }
  return found;
}

/** What the query of a page answered. */
const queried = (page: string) => readPageData("public", page).result.data;

const pictureOf = (file: Queries.CoverFragment | Queries.ReleasePictureFragment | undefined) =>
  pictureIn(file?.childImageSharp?.gatsbyImageData);

function pictureIn(data: IGatsbyImageData | undefined): FeedEntry["picture"] {
  const src = data?.images.fallback?.src;
  return src ? { src, width: data.width, height: data.height } : undefined;
}
