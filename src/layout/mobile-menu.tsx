import { useEffect } from "react";
import { X } from "lucide-react";
import styled from "styled-components";
import { theme } from "../theme";
import { condition, media } from "../theme/media";
import { Dialog, closeDialog, closesDialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { AuthArea, LoginMessage } from "./auth-area";
import { NavLinks } from "./nav-links";

interface MobileMenuProps {
  words: Queries.NavigationFragment;
  appUrl: string;
  path: string;
}

/** Full screen on small windows; slides in and out; the page behind stands still meanwhile. */
export function MobileMenu({ words, appUrl, path }: MobileMenuProps) {
  useEffect(closeOnceWide, []);
  return (
    <Sheet id="menu" label={words.label}>
      <Inside>
        <IconButton outdented icon={X} label={words.closeMenu} {...closesDialog("menu")} />
        <nav aria-label={words.label}>
          <NavLinks names={words.links} path={path} stacked onFollow={closeDialog} />
        </nav>
        <Foot>
          <LoginMessage words={words} />
          <AuthArea words={words} appUrl={appUrl} stacked />
        </Foot>
      </Inside>
    </Sheet>
  );
}

/** Left open while the window grows, the menu would lock a page that no longer shows it. */
function closeOnceWide() {
  const wide = window.matchMedia(condition(media.md));
  const close = () => {
    const menu = document.getElementById("menu");
    if (wide.matches && menu instanceof HTMLDialogElement) menu.close();
  };
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
  ${media.md} {
    display: none;
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  min-height: 100%;
  padding: calc((${theme.size.bar} - ${theme.size.target}) / 2) ${theme.space.gutter}
    ${theme.space[8]};

  & > button {
    align-self: end;
  }
  & > :last-child {
    margin-top: auto;
  }
`;

/** A message stands above the buttons here: the dialog covers the one below the bar. */
const Foot = styled.div`
  & > [role="alert"] {
    position: static;
    width: auto;
    justify-content: flex-start;
    padding: 0 0 ${theme.space[4]};
  }
`;
