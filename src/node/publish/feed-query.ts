import type { BuildArgs } from "gatsby";

const feedQuery = /* GraphQL */ `
  query Feeds {
    content {
      articles {
        path
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

/** What the build makes of texts and pictures, by the addresses of their pages. */
export type FeedContent = Queries.FeedsQuery["content"];

/**
 * Asks for the HTML and the pictures of all articles and releases.
 * The pictures are asked for in the size of the pages, so that none is made twice.
 * @throws {Error} when the query fails
 */
export async function queryFeeds(args: BuildArgs): Promise<FeedContent> {
  const result = await args.graphql<Queries.FeedsQuery>(feedQuery);
  if (!result.data) throw new Error(`The feeds' texts could not be read. ${String(result.errors)}`);
  return result.data.content;
}
