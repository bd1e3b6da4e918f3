import styled from "styled-components";
import { isFeatures, navPath } from "../lib/addresses";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Link } from "../ui/link";

interface NavLinksProps {
  names: readonly string[];
  /** Path of the current page, to mark its link. */
  path: string;
  /** Large and in a column, for the mobile menu. */
  stacked?: boolean;
}

/** The links of the bar. */
export function NavLinks({ names, path, stacked }: NavLinksProps) {
  return (
    <List role="list" data-stacked={stacked}>
      {names.map((name) => (
        <li key={name}>
          <NavLink
            to={isFeatures(name) ? "/#features" : navPath(name)}
            aria-current={!isFeatures(name) && isOpen(path, navPath(name)) ? "page" : undefined}
          >
            {name}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

const isOpen = (path: string, target: string) => path === target || path.startsWith(`${target}/`);

const List = styled.ul`
  display: flex;
  gap: ${theme.space[1]};

  &[data-stacked="true"] {
    flex-direction: column;
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h2};
    font-weight: 600;
    letter-spacing: -0.02em;
    /* A phone in landscape would cut off a single column. */
    ${media.short} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      font-size: ${theme.text.h3};
    }
  }
`;

const NavLink = styled(Link)`
  display: block;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.control};
  line-height: 1.75rem;
  text-decoration: none;

  ${media.lg} {
    padding-inline: ${theme.space[3]};
  }
  [data-stacked="true"] & {
    padding-inline: 0;
    font-size: inherit;
    line-height: 1.25;
  }
  &[aria-current] {
    text-decoration: underline 2px ${theme.color.accent};
    text-underline-offset: 0.45em;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.accent};
    }
  }
`;
