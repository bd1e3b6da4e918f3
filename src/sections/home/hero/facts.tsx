import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { Link } from "../../../ui/link";

/** Facts in one line, each a link to the page that says so. */
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
  gap: 0 ${theme.space[6]};
  margin-bottom: ${theme.space[5]};
  font-size: ${theme.text.ui};
  color: ${theme.color.muted};

  a {
    display: inline-block;
    padding-block: 0.375rem;
  }
  ${media.hover} {
    a:hover {
      color: ${theme.color.ink};
    }
  }
  ${media.md} {
    justify-content: space-between;
  }
`;
