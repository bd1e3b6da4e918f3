import { graphql } from "gatsby";

/** What `<Seo>` needs of a page that has a `meta` object in its content file. */
export const meta = graphql`
  fragment Meta on PageMeta {
    title
    description
    card
  }
`;

/** What is the same in the head of every page. */
export const site = graphql`
  fragment Site on Product {
    name
    siteUrl
    language
    locale
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
    profiles
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

/** What the way to an article calls its list. */
export const blogTitle = graphql`
  fragment BlogTitle on Blog {
    meta {
      title
    }
  }
`;

/** What JSON-LD says of an article. */
export const posting = graphql`
  fragment Posting on BlogArticle {
    title
    description
    path
    date
    readTime
    wordCount
    category
    modified
    author {
      name
      title
      linkedin
    }
    compares {
      name
      url
    }
  }
`;
