import styled from "styled-components";
import type { Hit } from "./search-index";
import { markedText } from "../../lib/marked-text";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

interface SearchHitProps {
  hit: Hit;
  kinds: Queries.SearchFragment["kinds"];
}

/** One result: the page's kind and title, an excerpt, and links to headings. */
export function SearchHit({ hit, kinds }: SearchHitProps) {
  const { path, title, excerpt, parts } = hit;
  return (
    <Item>
      <Page to={path}>
        <Kind>{kinds[kindOf(path)]}</Kind>
        <strong>{title}</strong>
        <span>
          {markedText(excerpt).map(({ text, hit: isHit }, at) =>
            isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
      </Page>
      {parts.length > 0 && (
        <ul role="list">
          {parts.map((part) => (
            <li key={part.path}>
              <Part to={part.path}>{part.title}</Part>
            </li>
          ))}
        </ul>
      )}
    </Item>
  );
}

function kindOf(path: string): keyof SearchHitProps["kinds"] {
  if (path.startsWith("/blog/")) return "article";
  if (path.startsWith("/changelog/")) return "release";
  return path === "/tos" ? "terms" : "page";
}

const Item = styled.li`
  & + & {
    margin-top: ${theme.space[1]};
  }
  a {
    border-radius: ${theme.radius.md};
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -3px;
    background: ${theme.color.sunken};
  }
  ${media.hover} {
    a:hover {
      background: ${theme.color.sunken};
    }
  }
  /* Enter in the field opens the first result. */
  dialog:has(input:focus) &:first-child > a {
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
`;

const Page = styled(Link)`
  display: block;
  padding: ${theme.space[3]};
  line-height: 1.45;

  & > strong {
    display: block;
    font-weight: 600;
  }
  & > span:last-child {
    display: block;
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
    overflow-wrap: break-word;
  }
  mark {
    padding-inline: 0.1em;
    color: ${theme.color.ink};
    background: ${theme.color.accentTint};
    border-radius: 0.2em;
  }
`;

const Kind = styled.span`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;

const Part = styled(Link)`
  display: block;
  margin-left: ${theme.space[5]};
  padding: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.4;

  &::before {
    content: "# ";
    color: ${theme.color.muted};
  }
`;
