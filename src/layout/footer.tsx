import { Fragment } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { NewsletterForm } from "./newsletter-form";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Container } from "../ui/container";
import { quietHeading } from "../ui/quiet-heading";
import { Cairn } from "../ui/cairn";
import { Link } from "../ui/link";

type FooterProps = Queries.FooterFragment & {
  productName: string;
  newsletter: Queries.NewsletterFragment;
};

/** Columns of links, the newsletter form, the copyright line. */
export function Footer({ columns, copyright, productName, newsletter }: FooterProps) {
  return (
    <Ground>
      <Grid>
        <Subscribe>
          <h2>{newsletter.heading}</h2>
          <p>{newsletter.text}</p>
          <NewsletterForm words={newsletter} id="footer-email" />
        </Subscribe>
        <Columns>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul role="list">
                {links.map(({ text, to }) => (
                  <li key={to}>
                    <Link to={to}>{breakable(text)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
      </Grid>
      <Base>
        <Cairn size={22} />
        <span>{productName}</span>
        <span>{copyright}</span>
      </Base>
    </Ground>
  );
}

/** An e-mail address breaks behind its @ where a column is narrow, not inside a word. */
const breakable = (text: string) =>
  text.split("@").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && "@"}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const fragment = graphql`
  fragment Footer on Footer {
    columns {
      title
      links {
        text
        to
      }
    }
    copyright
  }
`;

const Ground = styled.footer`
  background: ${theme.color.sunken};
  padding-block: ${theme.space[20]} ${theme.space[8]};
  ${media.print} {
    display: none;
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[16]};
  ${media.md} {
    grid-template-columns: 2fr 3fr;
  }
`;

/** Three in a row on a wide window; two where three would leave one alone at the end. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));

  h2 {
    ${quietHeading}
    margin-bottom: ${theme.space[2]};
  }
  a {
    display: inline-block;
    min-width: ${theme.space[6]};
    padding-block: ${theme.space[2]};
    overflow-wrap: anywhere;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: ${theme.color.accent};
  }
  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
    &:has(> :nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
`;

const Subscribe = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: ${theme.space[3]};
  align-content: start;
  max-width: 26rem;

  & > h2 {
    font-size: ${theme.text.xl};
  }
  & > p {
    color: ${theme.color.muted};
    margin-bottom: ${theme.space[2]};
  }
`;

const Base = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  & > :nth-child(2) {
    font-family: ${theme.font.heading};
    font-weight: 700;
    color: ${theme.color.ink};
  }
  & > :last-child {
    margin-left: auto;
  }
`;
