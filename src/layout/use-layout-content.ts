import { graphql, useStaticQuery } from "gatsby";

/** The words and links that stand around every page: bar, footer, newsletter form. */
export function useLayoutContent() {
  const { content } = useStaticQuery<Queries.LayoutContentQuery>(graphql`
    query LayoutContent {
      content {
        product {
          name
          appUrl
        }
        navigation {
          skip
          ...Navbar
        }
        footer {
          ...Footer
        }
        newsletter {
          ...NewsletterDialog
        }
      }
    }
  `);
  return content;
}
