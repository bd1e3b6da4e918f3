import type { IGatsbyImageData } from "gatsby-plugin-image";
import { readPageData } from "../../workarounds/gatsby-page-data.mjs";
import type { Site } from "../content/pages";

/** A feed has only the newest entries, a month's and more: full texts of a thousand articles would be megabytes. */
export const feedLength = 30;

/** What the page of an article or a release shows. */
export interface FeedEntry {
  /** HTML: the article's text, or each note of a release. */
  texts: string[];
  /** Its image; sizes in CSS px. */
  picture?: { src: string; width: number; height: number };
}

/** By page path. */
export type FeedContent = ReadonlyMap<string, FeedEntry>;

/** Reads the entries of feeds from Gatsby's page data: a feed has the same text as its page, and none is made twice. */
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

/** The result of a page's query. */
const queried = (page: string) => readPageData("public", page).result.data;

const pictureOf = (file: Queries.CoverFragment | Queries.ReleasePictureFragment | undefined) =>
  pictureIn(file?.childImageSharp?.gatsbyImageData);

function pictureIn(data: IGatsbyImageData | undefined): FeedEntry["picture"] {
  const src = data?.images.fallback?.src;
  return src ? { src, width: data.width, height: data.height } : undefined;
}
