import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Sentences } from "../../ui/sentences";

interface PageHeadProps {
  heading: string;
  text?: string;
  children?: ReactNode;
}

/** A page's h1 and intro. Children follow right below. */
export function PageHead({ heading, text, children }: PageHeadProps) {
  return (
    <Head>
      <h1>
        <Sentences>{heading}</Sentences>
      </h1>
      {text && <p>{text}</p>}
      {children}
    </Head>
  );
}

/** Styles of a page's h1 and of the paragraph below it. */
export const headline = css`
  & > h1 {
    font-size: ${theme.text.h1};
  }
  & > h1 + p {
    max-width: ${theme.width.lead};
    margin-top: ${theme.space[5]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
    text-wrap: balance;
  }
`;

const Head = styled(Container)`
  ${headline}
  padding-block: clamp(2.5rem, 7vw, 6rem) clamp(2rem, 4vw, 3.5rem);
  ${media.print} {
    padding-block: ${theme.space[4]};
  }

  & > h1 {
    max-width: 11.45em;
  }
`;
