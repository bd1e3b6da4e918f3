import { graphql } from "gatsby";
import styled from "styled-components";
import { Menu } from "../ui/icons";
import { authSettings } from "../features/login/session";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Container } from "../ui/container";
import { opensDialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { AuthArea, LoginLinks } from "../features/login/auth-area";
import { Logo } from "./logo";
import { MobileMenu, type MenuProps } from "./mobile-menu";
import { LoginMessage } from "../features/login/login-message";
import { NavLinks } from "./nav-links";
import { ThemeSwitch } from "../features/color-scheme/theme-switch";

/** The bar at the top: logo, links, color scheme, login and messages; on small screens a menu. */
export function Navbar(props: MenuProps) {
  const { appUrl, productName, path, ...copy } = props;
  return (
    <>
      <Row>
        <Logo name={productName} label={copy.home} />
        <Wide aria-label={copy.label}>
          <NavLinks names={copy.links} path={path} />
        </Wide>
        <Tools data-with-login={Boolean(authSettings())}>
          <ThemeSwitch copy={copy.theme} />
          <AuthArea copy={copy} appUrl={appUrl} />
          <LoginLinks copy={copy} />
          <MenuButton outdented icon={Menu} label={copy.openMenu} {...opensDialog("siteMenu")} />
        </Tools>
      </Row>
      <LoginMessage copy={copy} />
      <MobileMenu {...props} />
    </>
  );
}

/** The copy of the bar and the menu. */
export const fragment = graphql`
  fragment Navigation on Navigation {
    links
    home
    label
    menu
    openMenu
    closeMenu
    skip
    theme {
      label
      system
      light
      dark
    }
    logIn
    signUp
    logOut
    tryNow
    toApp
    loggedIn
    loginFaults {
      unverified
      refused
      unreachable
      failed
    }
    dismiss
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: ${theme.size.bar};
  ${media.md} {
    column-gap: ${theme.space[4]};
  }
  ${media.lg} {
    column-gap: ${theme.space[8]};
  }
`;

const Wide = styled.nav`
  display: none;
  ${media.md} {
    display: block;
  }
`;

const target = theme.size.target;
/** The menu button overlaps the edge, so that its icon is aligned with the edge. */
const menu = `calc((${target} + ${theme.space[6]}) / 2)`;

const Tools = styled.div`
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
  /* Reserves room, because HTML is painted in pieces and the session changes. */
  grid-template-columns: ${target} ${menu};
  --login: minmax(8rem, auto);
  &[data-with-login="true"] {
    /* Two buttons, or the link to the app and one button. */
    --login: minmax(17.5rem, auto);
  }
  ${media.sm} {
    grid-template-columns: ${target} var(--login) ${menu};
  }
  ${media.md} {
    grid-template-columns: ${target} var(--login);
  }
  ${media.noScript} {
    grid-template-columns: none;
  }
  ${media.print} {
    display: none;
  }
`;

const MenuButton = styled(IconButton)`
  ${media.md} {
    display: none;
  }
`;
