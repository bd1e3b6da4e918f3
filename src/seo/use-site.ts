import { graphql, useStaticQuery } from "gatsby";

/** Name and address of the site, and the names of its feeds by the page that lists their entries. */
export function useSite() {
  const { content } = useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      content {
        product {
          ...Site
        }
        blog {
          ...BlogTitle
        }
        changelog {
          meta {
            title
          }
        }
      }
    }
  `);
  const { product, blog, changelog } = content;
  return { ...product, feeds: { "/blog": blog.meta.title, "/changelog": changelog.meta.title } };
}
