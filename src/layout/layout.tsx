import type { ReactNode } from "react";
import { type WrapPageElementBrowserArgs, graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Footer, NewsletterDialog } from "./islands";
import { Navbar } from "./navbar";
import { usePageChange } from "./use-page-change";
import { usePageScroll } from "./use-page-scroll";

type Wrapped = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/**
 * Wraps every page in the layout, which stays mounted when pages change.
 * @param styles the global style, when the HTML does not have it
 */
export const layoutWith = (styles: ReactNode) => (wrapped: Wrapped) => (
  <Layout {...wrapped} styles={styles} />
);

/** Skip link, bar, page, footer, newsletter dialog. */
function Layout({ element, props: { location }, styles }: Wrapped & { styles: ReactNode }) {
  const { content } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      content {
        product {
          name
          appUrl
        }
        navigation {
          ...Navigation
        }
        footer {
          ...Footer
        }
        newsletter {
          ...Newsletter
        }
        search {
          ...Search
        }
      }
    }
  `);
  const { product, navigation, footer, newsletter, search } = content;
  usePageChange(location);
  usePageScroll(location);
  return (
    <>
      {styles}
      <SkipLink href="#main">{navigation.skip}</SkipLink>
      <Navbar
        {...navigation}
        search={search}
        appUrl={product.appUrl}
        productName={product.name}
        subscribe={newsletter.button}
        path={location.pathname}
      />
      <main id="main" tabIndex={-1}>
        {element}
      </main>
      <Footer
        {...footer}
        productName={product.name}
        newsletter={newsletter}
        isQuiet={endsWithButton(location.pathname)}
      />
      <NewsletterDialog {...newsletter} />
    </>
  );
}

/** The landing page ends with a primary button just above the footer; a view has only one. */
const endsWithButton = (path: string): true | undefined => path === "/" || undefined;

const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  border-radius: ${theme.radius.pill};

  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${media.print} {
    display: none;
  }
`;
