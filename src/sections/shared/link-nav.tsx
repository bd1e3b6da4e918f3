import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

interface LinkNavProps {
  label: string;
  /** The label is for screen readers, where a name alone says too little. */
  links: readonly { name: string; path: string; label?: string }[];
  /** Path of the link to the current page or list. */
  current?: string;
}

/** Links in a row: to the categories of the blog, the pages of a list, the years of the changelog. */
export function LinkNav({ label, links, current }: LinkNavProps) {
  return (
    <nav aria-label={label}>
      <Row role="list">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              aria-label={link.label}
              aria-current={link.path === current || undefined}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.ui};
    text-decoration: none;
    background: ${theme.color.surface};
  }
  a[aria-current] {
    border-color: ${theme.color.ink};
    font-weight: 550;
  }
  ${media.hover} {
    a:hover {
      border-color: ${theme.color.edge};
    }
  }
`;
