import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

interface SectionHeadProps {
  /** The feature's name, if the heading does not have it. At most two on a page. */
  eyebrow?: string;
  heading: string;
  text: string;
  /** The layout in a wide window: the text below the heading, or beside it. */
  look?: "stacked" | "beside";
  /** The section's control, beside the heading. */
  control?: ReactNode;
}

/** A section's heading, with one or two sentences. */
export function SectionHead({
  eyebrow,
  heading,
  text,
  look = "stacked",
  control,
}: SectionHeadProps) {
  return (
    <Head data-layout={look}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2>{heading}</h2>
      </div>
      {control}
      <p>{text}</p>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  justify-items: start;

  ${media.print} {
    break-inside: avoid;
    break-after: avoid;
  }
  h2 {
    max-width: 12.72em;
    font-size: ${theme.text.h2};
  }
  & > p {
    max-width: ${theme.width.intro};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
  /* On a phone the control comes last. */
  ${media.belowMd} {
    & > :nth-child(2):not(p) {
      order: 1;
    }
  }
  ${media.md} {
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${theme.space[8]};
      align-items: end;
    }
    &[data-layout="stacked"] > p {
      grid-column: 1;
    }
    &[data-layout="beside"] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${theme.space[10]};
    }
    &[data-layout="beside"] h2 {
      max-width: none;
    }
    /* Aligned at the bottom, but never above the heading. */
    &[data-layout="beside"] > p {
      align-self: end;
    }
  }
`;

const Eyebrow = styled.p`
  font: 500 ${theme.text.sm} / 1.4 ${theme.font.mono};
  color: ${theme.color.muted};
  margin-bottom: ${theme.space[4]};
`;
