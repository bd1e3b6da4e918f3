import { graphql } from "gatsby";

/** What `<Seo>` needs of a page that has a `meta` object in its content file. */
export const fragment = graphql`
  fragment Meta on PageMeta {
    title
    description
    card
  }
`;

/** What JSON-LD says of the product and its makers. */
export const maker = graphql`
  fragment Maker on Product {
    name
    siteUrl
    description
    email
    language
  }
`;

/** The prices, for JSON-LD's offers. */
export const prices = graphql`
  fragment Prices on Plans {
    currency
    monthly
    yearly
    plans {
      name
      monthly
      yearly
      unit
    }
  }
`;
