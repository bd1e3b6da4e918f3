import { graphql, useStaticQuery } from "gatsby";

/** Name and address of the product, and the names of its feeds, for metadata. */
export function useProduct() {
  const { content } = useStaticQuery<Queries.ProductQuery>(graphql`
    query Product {
      content {
        product {
          name
          siteUrl
          language
          locale
        }
        blog {
          meta {
            title
          }
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
