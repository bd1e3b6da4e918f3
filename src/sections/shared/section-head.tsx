import styled from "styled-components";
import { theme } from "../../theme";
import { mark } from "../../theme/mark";
import { media } from "../../theme/media";

interface SectionHeadProps {
  /** The feature's name, if the heading doesn't mention it. Use at most two on a page. */
  eyebrow?: string;
  heading: string;
  text: string;
  /** In wide windows: the text below the heading, or beside it. */
  look?: "stacked" | "beside";
}

/** A section's heading and intro, with a cairn on the trail (home/features.tsx). */
export function SectionHead({ eyebrow, heading, text, look = "stacked" }: SectionHeadProps) {
  return (
    <Head data-layout={look}>
      <div>
        <Cairn viewBox="0 0 24 24" width={28} height={28} aria-hidden data-cairn>
          {mark.map((stone) => (
            <path key={stone} d={stone} />
          ))}
        </Cairn>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2>{heading}</h2>
      </div>
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
    text-wrap: balance;
  }
  ${media.md} {
    &[data-layout="beside"] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${theme.space[10]};
    }
    &[data-layout="beside"] h2 {
      max-width: none;
    }
    /* Aligned with the bottom of the heading, but never above it. */
    &[data-layout="beside"] > p {
      align-self: end;
    }
  }
`;

const Cairn = styled.svg`
  display: block;
  margin-bottom: ${theme.space[4]};
  fill: currentColor;

  & > :nth-child(3) {
    fill: ${theme.color.accent};
  }
`;

const Eyebrow = styled.p`
  font: 500 ${theme.text.sm} / 1.4 ${theme.font.mono};
  color: ${theme.color.muted};
  margin-bottom: ${theme.space[4]};
`;
