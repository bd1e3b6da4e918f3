// Must be first: rules have the order in which modules load, and components override the global style.
import { GlobalStyle } from "../theme/global-style";
import type { ReactNode } from "react";
import { graphql } from "gatsby";
import type { WrapPageElementBrowserArgs } from "gatsby";
import styled from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { barId } from "./document-head";
import { Footer, Navbar, NewsletterDialog } from "./islands";
import { Notice } from "./notice";

interface LayoutProps {
  site: Queries.LayoutFragment;
  /** The page's path. */
  path: string;
  children: ReactNode;
}

/** Surrounds every page: global style, skip link, bar, footer, newsletter dialog, notice. */
export function Layout({ site, path, children }: LayoutProps) {
  const { product, navigation, footer, newsletter } = site;
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#siteMain">{navigation.skip}</SkipLink>
      <Bar id={barId}>
        <Navbar
          {...navigation}
          appUrl={product.appUrl}
          productName={product.name}
          subscribe={newsletter.button}
          path={path}
        />
      </Bar>
      <main id="siteMain" tabIndex={-1}>
        {children}
      </main>
      <Footer
        {...footer}
        productName={product.name}
        newsletter={newsletter}
        // The landing page has a primary button just above, and a view has only one.
        isSecondary={path === "/" || undefined}
      />
      <NewsletterDialog {...newsletter} />
      <Notice text={navigation.failed} reload={navigation.reload} />
    </>
  );
}

/** Every page queries this, except Gatsby's own 404 page in develop. */
interface PageData {
  site?: Queries.LayoutFragment;
}

/** Puts the layout around every page. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#wrapPageElement */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<PageData | undefined>) {
  const site = props.data?.site;
  if (!site) return element;
  return (
    <Layout site={site} path={props.location.pathname}>
      {element}
    </Layout>
  );
}

export const fragment = graphql`
  fragment Layout on Content {
    product {
      name
      appUrl
    }
    navigation {
      ...Navigation
      failed
      reload
    }
    footer {
      ...Footer
    }
    newsletter {
      ...Newsletter
    }
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${theme.color.paper};
  border-bottom: 1px solid transparent;

  /* A hairline once the page is scrolled; always in browsers without scroll timelines. Opacity causes no repaint. */
  &::after {
    content: "";
    position: absolute;
    inset: 100% 0 auto;
    height: 1px;
    background: ${theme.color.line};
    @supports (animation-timeline: scroll()) {
      animation: hairline linear both;
      animation-timeline: scroll();
      animation-range: 0 4rem;
    }
  }
  @keyframes hairline {
    from {
      opacity: 0;
    }
  }
`;

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
  /* Fixed elements are printed on every sheet. */
  ${media.print} {
    display: none;
  }
`;
