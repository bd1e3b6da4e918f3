import styled from "styled-components";
import { ArrowLeft, ArrowRight } from "../../ui/icons";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";

type Neighbour = Pick<Queries.BlogArticle, "path" | "title">;

interface NewerOlderProps {
  words: { newer: string; older: string; all: string };
  /** Path of the list that the pages belong to. */
  listPath: string;
  newer: Neighbour | null;
  older: Neighbour | null;
}

/** Links from an article or release to the newer and the older one, and to the list. */
export function NewerOlder({ words, listPath, newer, older }: NewerOlderProps) {
  return (
    <Nav aria-label={words.all}>
      {newer && (
        <Card to={newer.path} rel="next">
          <small>
            <ArrowLeft size="1em" aria-hidden /> {words.newer}
          </small>
          {newer.title}
        </Card>
      )}
      {older && (
        <Card to={older.path} rel="prev">
          <small>
            {words.older} <ArrowRight size="1em" aria-hidden />
          </small>
          {older.title}
        </Card>
      )}
      <All to={listPath}>{words.all}</All>
    </Nav>
  );
}

const Nav = styled(Container).attrs({ as: "nav" })`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space.section};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-weight: 600;
  text-wrap: balance;
  text-decoration: none;

  & > small {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font-weight: 400;
    color: ${theme.color.muted};
  }
  &[rel="prev"] {
    text-align: right;
    justify-items: end;
    ${media.sm} {
      grid-column: 2;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${theme.color.edge};
    }
  }
`;

const All = styled(Link)`
  grid-column: 1 / -1;
  justify-self: start;
  padding-block: ${theme.space[2]};
  text-decoration-color: ${theme.color.accent};
`;
