import { graphql, useStaticQuery } from "gatsby";

/** Name, address and pitch of the product, for metadata. */
export function useProduct() {
  const { content } = useStaticQuery<Queries.ProductQuery>(graphql`
    query Product {
      content {
        product {
          name
          tagline
          description
          siteUrl
          email
        }
      }
    }
  `);
  return content.product;
}
