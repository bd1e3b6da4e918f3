import { useEffect } from "react";
import styled from "styled-components";
import { Cross } from "../ui/icons";
import { theme } from "../theme";
import { condition, media } from "../theme/media";
import { Button } from "../ui/button";
import { Container } from "../ui/container";
import { Dialog, closesDialog, opensDialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { AuthArea, LoginLinks } from "../features/login/auth-area";
import { Logo } from "./logo";
import { LoginMessage } from "../features/login/login-message";
import { NavLinks } from "./nav-links";

export type MenuProps = Queries.NavigationFragment & {
  appUrl: string;
  productName: string;
  path: string;
  /** Label of the button that opens the newsletter form. */
  subscribe: string;
};

/** The full-screen menu of small windows. Its logo and close button cover the bar's logo and menu button. */
export function MobileMenu({ appUrl, productName, subscribe, path, ...copy }: MenuProps) {
  useEffect(closeOnceWide, []);
  return (
    <Sheet id="siteMenu" label={copy.menu}>
      <Inside>
        <Head>
          <IconButton outdented icon={Cross} label={copy.closeMenu} {...closesDialog("siteMenu")} />
          <Logo name={productName} label={copy.home} />
        </Head>
        <nav aria-label={copy.menu}>
          <NavLinks names={copy.links} path={path} stacked />
        </nav>
        <Foot>
          <LoginMessage copy={copy} />
          <AuthArea copy={copy} appUrl={appUrl} stacked />
          <LoginLinks copy={copy} stacked />
          <Button look="secondary" {...opensDialog("siteNewsletter")}>
            {subscribe}
          </Button>
        </Foot>
      </Inside>
    </Sheet>
  );
}

/** Closes the menu when the window becomes wide, because the bar then has its links. */
function closeOnceWide() {
  const wide = window.matchMedia(condition(media.md));
  const close = () => {
    const menu = document.getElementById("siteMenu");
    if (wide.matches && menu instanceof HTMLDialogElement) menu.close();
  };
  // The window may have become wide before this runs.
  close();
  wide.addEventListener("change", close);
  return () => wide.removeEventListener("change", close);
}

const Sheet = styled(Dialog)`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  background: ${theme.color.paper};
  transform: translateX(100%);
  transition:
    transform ${theme.motion.control} ${theme.motion.ease},
    overlay ${theme.motion.control} allow-discrete,
    display ${theme.motion.control} allow-discrete;

  &[open] {
    transform: none;
  }
  @starting-style {
    &[open] {
      transform: translateX(100%);
    }
  }
  /* Its scrollbar replaces the page's, so nothing shifts. */
  overflow-y: scroll;
  :root:has(&[open]) {
    scrollbar-gutter: auto;
  }
`;

const Inside = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-height: 100%;
  padding-bottom: ${theme.space[8]};
  ${media.short} {
    gap: ${theme.space[2]};
    padding-bottom: ${theme.space[4]};
  }
`;

/** Aligned with the bar. The close button comes first, to get the focus when the menu opens. */
const Head = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.bar};
`;

/** Has a message of its own, because the dialog covers the one of the bar. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: auto;

  ${media.belowSm} {
    flex-direction: column;
  }
  ${media.short} {
    flex-direction: row;
  }
  & > :first-child,
  & > :first-child > :empty {
    display: contents;
  }
`;
