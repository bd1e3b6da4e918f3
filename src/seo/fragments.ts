import { graphql } from "gatsby";

/** What `<Seo>` needs of a page that has a `meta` object in its content file. */
export const fragment = graphql`
  fragment Meta on PageMeta {
    title
    description
  }
`;
