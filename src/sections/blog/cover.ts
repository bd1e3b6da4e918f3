import { graphql } from "gatsby";

/**
 * An article's cover, in the same widths wherever it is shown: for phones (400), lists and high-density phones (720),
 * pages and lists on high-density screens (1280).
 */
export const fragment = graphql`
  fragment Cover on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 720, 1280])
    }
  }
`;
