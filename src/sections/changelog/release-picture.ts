import { graphql } from "gatsby";

/**
 * A release's image, in the same widths wherever it is shown: for phones (400), the changelog (800), pages and the
 * changelog on high-density screens (1280).
 */
export const fragment = graphql`
  fragment ReleasePicture on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 800, 1280])
    }
  }
`;
