import { Fragment } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { NewsletterForm } from "../features/newsletter/newsletter-form";
import { SmallPrint } from "./small-print";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Container, deferred } from "../ui/container";
import { quietHeading, Link, quietExternalSign } from "../ui/link";

type FooterProps = Queries.FooterFragment & {
  productName: string;
  newsletter: Queries.NewsletterFragment;
  /** The form's button is secondary. */
  isSecondary?: true | undefined;
};

/** Columns of links, the newsletter form, the copyright line and legal links. */
export function Footer({ columns, newsletter, isSecondary, ...line }: FooterProps) {
  return (
    <Ground>
      <Grid>
        <Subscribe data-secondary={isSecondary}>
          <h2>{newsletter.heading}</h2>
          <p>{newsletter.text}</p>
          <NewsletterForm copy={newsletter} id="footerEmail" />
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
      <SmallPrint {...line} />
    </Ground>
  );
}

/** Lets an e-mail address break after its @ in a narrow column. */
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
    legal {
      text
      to
    }
    copyright
  }
`;

const Ground = styled.footer`
  background: ${theme.color.sunken};
  padding-block: ${theme.space[20]} ${theme.space[8]};
  ${deferred([770, 560, 370])}
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[16]};
  ${media.md} {
    grid-template-columns: 2fr 3fr;
  }
`;

/** Two or three in a row: never three if that leaves one alone in the last row. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  /* An odd last one spans both columns. */
  ${media.belowSm} {
    column-gap: ${theme.space[4]};
    font-size: ${theme.text.ui};

    & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
    & > :nth-child(odd):last-child > ul {
      columns: 2;
      column-gap: ${theme.space[4]};
    }
  }
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
  a:is(:hover, :focus-visible) {
    text-decoration-color: ${theme.color.accent};
  }
  ${quietExternalSign}
  ${media.sm} {
    grid-template-columns: repeat(3, 1fr);
    &:has(> :nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
`;

/** The text is above the form, on a tablet beside it. */
const Subscribe = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: ${theme.space[3]} ${theme.space[8]};
  align-content: start;
  ${media.belowSm} {
    max-width: 26rem;
  }
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > form {
      grid-area: 1 / 2 / 3 / 4;
      align-self: start;
      max-width: 26rem;
    }
  }
  ${media.md} {
    display: block;
    max-width: 26rem;
    & > * + * {
      margin-top: ${theme.space[3]};
    }
  }

  & > h2 {
    font-size: ${theme.text.xl};
  }
  & > p {
    color: ${theme.color.muted};
  }
  &[data-secondary] button[type="submit"] {
    color: ${theme.color.ink};
    background: ${theme.color.surface};
    border-color: ${theme.color.edge};
  }
`;
