import { graphql, useStaticQuery } from "gatsby";

/** The words and links that stand around every page: bar, footer, newsletter form. */
export function useFrame() {
  const { content } = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      content {
        product {
          name
          appUrl
        }
        navigation {
          ...Navbar
        }
        footer {
          ...Footer
        }
        newsletter {
          ...NewsletterWords
        }
      }
    }
  `);
  return content;
}
