import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

interface CategoryNavProps {
  words: Queries.BlogWordsFragment;
  page: Queries.CategoryNavFragment;
}

/** Links to the categories; on the blog's own page only when there are several. */
export function CategoryNav({ words, page: { path, list, categories } }: CategoryNavProps) {
  const links = [{ name: words.all, path: "/blog" }, ...categories];
  if (list === "/blog" && links.length < 3) return null;
  return (
    <nav aria-label={words.categoriesLabel}>
      <Row role="list">
        {links.map(({ name, path: to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === list ? (to === path ? "page" : "true") : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

export const fragment = graphql`
  fragment CategoryNav on ArticleListPage {
    path
    list
    categories {
      name
      path
    }
  }
`;

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
