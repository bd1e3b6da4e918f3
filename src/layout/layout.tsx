import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { GlobalStyle } from "../theme/global-style";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { NewsletterDialog } from "./newsletter-dialog";
import { useLayoutContent } from "./use-layout-content";
import { usePageScroll } from "./use-page-scroll";

/** What stands around every page: skip link, bar, page, footer, and the newsletter dialog above them. */
export function Layout({ location, children }: { location: Location; children: ReactNode }) {
  const { product, navigation, footer, newsletter } = useLayoutContent();
  usePageScroll(location);
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">{navigation.skip}</SkipLink>
      <Navbar
        {...navigation}
        appUrl={product.appUrl}
        productName={product.name}
        path={location.pathname}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} productName={product.name} newsletter={newsletter} />
      <NewsletterDialog {...newsletter} />
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
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
