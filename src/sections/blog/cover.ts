import { graphql } from "gatsby";

/**
 * An article's cover, the same set of pictures wherever it is shown: for phones (400), lists and sharp phones (800), the
 * whole page and lists on screens with fine pixels (1280).
 */
export const fragment = graphql`
  fragment Cover on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 800, 1280])
    }
  }
`;
