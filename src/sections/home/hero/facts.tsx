import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { Link } from "../../../ui/link";

/** The board's caption: facts with links to the pages that back them up. */
export function Facts({ facts }: Pick<Queries.HeroFragment["hero"], "facts">) {
  return (
    <List role="list">
      {facts.map(({ text, to }) => (
        <li key={text}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </List>
  );
}

const List = styled(Container).attrs({ as: "ul" })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  margin-top: ${theme.space[3]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  ${media.md} {
    li:not(:last-child)::after {
      content: "·" / "";
      margin-inline: 0.5em;
    }
  }
  ${media.belowMd} {
    gap: 0 ${theme.space[4]};
  }
  a {
    display: inline-block;
    padding-block: 0.375rem;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${theme.color.ink};
      text-decoration: underline;
    }
  }
`;
