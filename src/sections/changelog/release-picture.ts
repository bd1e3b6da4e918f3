import { graphql } from "gatsby";

/**
 * A release's picture, the same set wherever it is shown: for phones (400), the changelog (800), the whole
 * page and the changelog on screens with fine pixels (1280).
 */
export const fragment = graphql`
  fragment ReleasePicture on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 800, 1280])
    }
  }
`;
