import type { BuildArgs } from "gatsby";

const bodiesQuery = /* GraphQL */ `
  query FeedBodies {
    allBlogArticle {
      nodes {
        path
        html
        image {
          childImageSharp {
            gatsbyImageData(width: 1160)
          }
        }
      }
    }
    allRelease {
      nodes {
        path
        notes {
          id
          html
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

/** An entry's HTML and picture, as its page shows them. */
export interface Body {
  html: string;
  /** Address of the picture from the root of the site. */
  picture: string | undefined;
}

/**
 * The text of every article and release, by address.
 * The pictures are asked for in the size of the pages, so that none is made twice.
 * @throws {Error} when the query fails
 */
export async function feedBodies(args: BuildArgs): Promise<Map<string, Body>> {
  const result = await args.graphql<Queries.FeedBodiesQuery>(bodiesQuery);
  if (!result.data) throw new Error(`The feeds' texts could not be read. ${String(result.errors)}`);
  const { allBlogArticle, allRelease } = result.data;
  return new Map([
    ...allBlogArticle.nodes.map(({ path, html, image }) => {
      const picture = image.childImageSharp?.gatsbyImageData.images.fallback?.src;
      return [path, { html, picture }] as const;
    }),
    ...allRelease.nodes.map(({ path, notes, picture: file }) => {
      const picture = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
      const items = notes.map(({ html }) => `<li>${html}</li>`).join("");
      return [path, { html: `<ul>${items}</ul>`, picture }] as const;
    }),
  ]);
}
