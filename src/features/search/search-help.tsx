import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { Link } from "../../ui/link";

interface SearchHelpProps {
  links: Queries.SearchFragment["links"];
  children: ReactNode;
}

/** When there are no results: a sentence, and links that help. */
export function SearchHelp({ links, children }: SearchHelpProps) {
  return (
    <Help>
      {children}
      <ul role="list">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </Help>
  );
}

const Help = styled.div`
  padding: ${theme.space[5]};
  font-size: ${theme.text.ui};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[6]};
    margin-top: ${theme.space[2]};
  }
  a {
    display: inline-block;
    padding-block: ${theme.space[2]};
  }
`;
