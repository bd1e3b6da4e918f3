import styled from "styled-components";
import { theme } from "../../theme";

/** Fewer years need no links. */
const worthAnIndex = 3;

/** Anchor of a year's heading. */
export const yearId = (year: string): string => `year-${year}`;

interface YearNavProps {
  words: Queries.ChangelogWordsFragment;
  years: readonly string[];
}

/** Links to the years of a long changelog. */
export function YearNav({ words, years }: YearNavProps) {
  if (years.length < worthAnIndex) return null;
  return (
    <Nav aria-label={words.years}>
      {years.map((year) => (
        <a key={year} href={`#${yearId(year)}`}>
          {year}
        </a>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  margin-bottom: ${theme.space[10]};

  & > a {
    padding-block: ${theme.space[2]};
    font-family: ${theme.font.mono};
    text-decoration-color: ${theme.color.accent};
  }
`;
