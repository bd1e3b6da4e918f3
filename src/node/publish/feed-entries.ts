import type { BuildArgs } from "gatsby";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { releaseTitle } from "../../lib/head-title";
import { singleParagraph } from "../../lib/single-paragraph";

const feedQuery = /* GraphQL */ `
  query Feeds {
    content {
      blog {
        updates
      }
      articles {
        path
        title
        description
        date
        modified
        category
        imageAlt
        author {
          name
          linkedin
        }
        updates {
          date
          text
        }
        text: childMarkdownRemark {
          html
        }
        image {
          childImageSharp {
            gatsbyImageData(width: 1160)
          }
        }
      }
      releases {
        path
        version
        title
        summary
        date
        modified
        pictureAlt
        notes {
          text: childMarkdownRemark {
            html
          }
        }
        picture {
          childImageSharp {
            gatsbyImageData(width: 1160)
          }
        }
      }
    }
  }
`;

/** What the feeds tell, as the pages show it. */
export type FeedContent = Queries.FeedsQuery["content"];

/** An entry of a feed, independent of the format. */
export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  /** Days, like 2025-10-10. */
  published: string;
  modified: string;
  html: string;
  /** `path`: address from the root of the site. */
  picture?: { path: string; alt: string };
  author?: { name: string; link: string };
  category?: string;
}

/**
 * Asks for all articles and releases with their HTML.
 * The pictures are asked for in the size of the pages, so that none is made twice.
 * @throws {Error} when the query fails
 */
export async function queryFeeds(args: BuildArgs): Promise<FeedContent> {
  const result = await args.graphql<Queries.FeedsQuery>(feedQuery);
  if (!result.data) throw new Error(`The feeds' texts could not be read. ${String(result.errors)}`);
  return result.data.content;
}

/** Articles as entries: the text, and what changed since publication below it. */
export const articleEntries = ({ articles, blog }: FeedContent): FeedEntry[] =>
  articles.map((article) => ({
    path: article.path,
    title: article.title,
    summary: article.description,
    published: article.date,
    modified: article.modified,
    category: article.category,
    picture: picture(article.image, article.imageAlt),
    html: (article.text?.html ?? "") + updatesHtml(article.updates ?? [], blog.updates),
    author: { name: article.author.name, link: article.author.linkedin },
  }));

/** Releases as entries: a list of their notes. */
export const releaseEntries = ({ releases }: FeedContent): FeedEntry[] =>
  releases.map((release) => ({
    path: release.path,
    title: releaseTitle(release.version, release.title),
    summary: release.summary,
    published: release.date,
    modified: release.modified,
    picture: picture(release.picture, release.pictureAlt),
    html: `<ul>${release.notes.map(({ text }) => `<li>${singleParagraph(text?.html ?? "")}</li>`).join("")}</ul>`,
  }));

function picture(file: FeedContent["articles"][number]["image"], alt: string) {
  const path = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return path ? { path, alt } : undefined;
}

function updatesHtml(updates: readonly { date: string; text: string }[], heading: string): string {
  if (updates.length === 0) return "";
  const items = updates.map(({ date, text }) => h("li", `${date}: ${text}`));
  return toHtml([h("h2", heading), h("ul", items)]);
}
