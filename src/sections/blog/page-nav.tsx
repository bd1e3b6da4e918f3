import { graphql } from "gatsby";
import styled from "styled-components";
import { ArrowLeft, ArrowRight } from "../../ui/icons";
import { pageNumbers } from "../../lib/page-numbers";
import { numberedPath } from "../../lib/page-paths";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

interface PageNavProps {
  words: Queries.BlogWordsFragment;
  page: Queries.PageNavFragment;
}

/** Links to the other pages of a list, if there are any. */
export function PageNav({ words, page: { list, number, pages } }: PageNavProps) {
  if (pages === 1) return null;
  return (
    <Nav aria-label={words.pagesLabel}>
      {number > 1 && (
        <Step to={numberedPath(list, number - 1)} rel="prev">
          <ArrowLeft size="1em" aria-hidden /> {words.newer}
        </Step>
      )}
      <Numbers role="list">
        {pageNumbers(number, pages).map((other, index) => (
          <li key={other ?? `gap ${index}`}>
            {other === null ? (
              "…"
            ) : (
              <Link
                to={numberedPath(list, other)}
                aria-label={words.page.replace("{page}", String(other))}
                aria-current={other === number ? "page" : undefined}
              >
                {other}
              </Link>
            )}
          </li>
        ))}
      </Numbers>
      {number < pages && (
        <Step to={numberedPath(list, number + 1)} rel="next">
          {words.older} <ArrowRight size="1em" aria-hidden />
        </Step>
      )}
    </Nav>
  );
}

export const fragment = graphql`
  fragment PageNav on ArticleListPage {
    list
    number
    pages
  }
`;

/** Newer at the left, numbers in the middle, older at the right; on a phone the numbers are above. */
const Nav = styled.nav`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space[4]};

  & > [rel="prev"] {
    grid-area: 1 / 1;
    justify-self: start;
  }
  & > [rel="next"] {
    grid-area: 1 / 3;
    justify-self: end;
  }
  ${media.belowSm} {
    & > a[rel] {
      grid-row: 2;
    }
  }
`;

const Numbers = styled.ol`
  grid-area: 1 / 2;
  display: flex;
  align-items: center;
  color: ${theme.color.muted};

  ${media.belowSm} {
    grid-area: 1 / 1 / 2 / -1;
    justify-self: center;
  }
  a {
    display: grid;
    place-items: center;
    min-width: ${theme.size.target};
    height: ${theme.size.target};
    border-radius: ${theme.radius.pill};
    text-decoration: none;
  }
  a[aria-current] {
    font-weight: 600;
    background: ${theme.color.sunken};
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-color: ${theme.color.accent};
    }
  }
`;

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  text-decoration-color: ${theme.color.accent};
`;
