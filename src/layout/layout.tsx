import { type WrapPageElementBrowserArgs, graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { GlobalStyle } from "../theme/global-style";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { NewsletterDialog } from "./newsletter-dialog";
import { usePageScroll } from "./use-page-scroll";

type Wrapped = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/** Puts the layout around every page, once, so that it stays while pages change. */
export const wrapPageElement = (wrapped: Wrapped) => <Layout {...wrapped} />;

/** What stands around every page: skip link, bar, page, footer, and the newsletter dialog above them. */
function Layout({ element, props: { location } }: Wrapped) {
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
  usePageScroll(location);
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">{navigation.skip}</SkipLink>
      <Navbar
        {...navigation}
        search={search}
        appUrl={product.appUrl}
        productName={product.name}
        path={location.pathname}
      />
      <main id="main" tabIndex={-1}>
        {element}
      </main>
      <Footer {...footer} productName={product.name} newsletter={newsletter} />
      <NewsletterDialog {...newsletter} />
    </>
  );
}

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
