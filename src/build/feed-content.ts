import fs from "node:fs";
import path from "node:path";
import { readPageData } from "../lib/workarounds/gatsby-page-data.mjs";

/** What the page of an article or a release shows. */
export interface FeedEntry {
  /** HTML: the article's text, or each note of a release. */
  texts: string[];
  /** Its image; width and height in CSS px. */
  image?: { src: string; width: number; height: number; bytes: number };
}

/**
 * Reads an entry of a feed from Gatsby's page data: a feed has the same text as its page, so nothing is rendered twice.
 * @param page its path
 */
export function feedEntry(page: string): FeedEntry {
  const { article, release } = readPageData("public", page).result.data as Partial<
    Queries.ArticlePageQuery & Queries.ReleasePageQuery
  >;
  const shown = article ? [article] : (release?.notes ?? []);
  const data = (article?.image ?? release?.image)?.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  return {
    texts: shown.map(({ text }) => text?.html ?? ""),
    ...(data &&
      src && { image: { src, width: data.width, height: data.height, bytes: bytesOf(src) } }),
  };
}

const bytesOf = (address: string): number =>
  fs.statSync(path.join("public", decodeURI(address))).size;
