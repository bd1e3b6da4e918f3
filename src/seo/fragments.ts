import { graphql } from "gatsby";

/** For pages with a `meta` object in their content file. */
export const meta = graphql`
  fragment Meta on PageMeta {
    title
    description
  }
`;

/** For the head of every page. */
export const site = graphql`
  fragment Site on Product {
    name
    siteUrl
    language
    locale
  }
`;

/** The product and its makers, for JSON-LD. */
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

/** What can be used today, for JSON-LD's offer. */
export const betaOffer = graphql`
  fragment BetaOffer on Plans {
    currency
    beta
  }
`;

/** An article, for JSON-LD. */
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
    image {
      ...LargeImage
    }
    imageAlt
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
