import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";

interface ListNavProps {
  /** Text of the link to the list. */
  label: string;
  /** Path of the list. */
  path: string;
  /** Links to neighbors. */
  children?: ReactNode;
}

/** The navigation after an article or a release. */
export const ListNav = ({ label, path, children }: ListNavProps) => (
  <Nav aria-label={label}>
    {children}
    <ListLink to={path}>{label}</ListLink>
  </Nav>
);

const Nav = styled(Container).attrs({ as: "nav" })`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space.section};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const ListLink = styled(Link)`
  grid-column: 1 / -1;
  justify-self: start;
  padding-block: ${theme.space[2]};
  text-decoration-color: ${theme.color.accent};
`;
