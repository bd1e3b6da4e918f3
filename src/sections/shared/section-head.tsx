import styled from "styled-components";
import { theme } from "../../theme";

interface SectionHeadProps {
  eyebrow: string;
  heading: string;
  text: string;
}

/** How a section begins: its name, its statement, one or two sentences. */
export function SectionHead({ eyebrow, heading, text }: SectionHeadProps) {
  return (
    <Head>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2>{heading}</h2>
      <p>{text}</p>
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

const Eyebrow = styled.p`
  font: 500 ${theme.text.sm} / 1.4 ${theme.font.mono};
  color: ${theme.color.muted};
  margin-bottom: ${theme.space[4]};
`;
