import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { Eyebrow } from "../../ui/eyebrow";

interface SectionHeadProps {
  eyebrow: string;
  heading: string;
  text: string;
  children?: ReactNode;
  className?: string;
}

/** How a section begins: its name, its statement, one or two sentences. */
export function SectionHead({ eyebrow, heading, text, children, className }: SectionHeadProps) {
  return (
    <Head className={className}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
    </Head>
  );
}

const Head = styled.div`
  & > h2 {
    max-width: 20ch;
    font-size: ${theme.text.h2};
  }
  & > h2 + p {
    max-width: ${theme.width.intro};
    margin-top: ${theme.space[5]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;
