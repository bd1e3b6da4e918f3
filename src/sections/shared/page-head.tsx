import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { Container } from "../../ui/container";

interface PageHeadProps {
  heading: string;
  text?: string;
  children?: ReactNode;
}

/** The beginning of a page: its h1, a sentence, and what belongs right below. */
export function PageHead({ heading, text, children }: PageHeadProps) {
  return (
    <Head>
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {children}
    </Head>
  );
}

const Head = styled(Container)`
  padding-block: clamp(2.5rem, 7vw, 6rem) clamp(2rem, 4vw, 3.5rem);

  & > h1 {
    max-width: 18ch;
    font-size: ${theme.text.h1};
  }
  & > h1 + p {
    max-width: ${theme.width.lead};
    margin-top: ${theme.space[5]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;
