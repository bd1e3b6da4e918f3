import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import type { Palette } from "../../../theme/palette";
import { declarations } from "../../../theme/variables";
import { Button } from "../../../ui/button";
import { Mark } from "../../../ui/mark";
import { Container } from "../../../ui/container";
import { Contours } from "../../../ui/contours";
import { opensDialog } from "../../../ui/dialog";

type ClosingProps = Queries.ClosingFragment["closing"] & {
  /** The button that leads into the product. */
  start: ReactNode;
};

/** The last section: start, or subscribe. */
export function Closing({ heading, text, subscribe, start }: ClosingProps) {
  return (
    <Section as="section">
      <Block>
        <Ground />
        <Stones />
        <h2>{heading}</h2>
        <p>{text}</p>
        <Actions>
          {start}
          <Button look="secondary" {...opensDialog("siteNewsletter")}>
            {subscribe}
          </Button>
        </Actions>
      </Block>
    </Section>
  );
}

export const fragment = graphql`
  fragment Closing on Content {
    closing {
      heading
      text
      subscribe
    }
  }
`;

/** Colours of the controls. */
const inverted: Partial<Palette> = {
  accent: theme.color.onClosing,
  accentStrong: theme.color.onClosing,
  onAccent: theme.color.closing,
  surface: "transparent",
  ink: theme.color.onClosing,
  edge: theme.color.onClosing,
};

const Section = styled(Container)`
  padding-bottom: ${theme.space.section};
`;

const Block = styled.div`
  position: relative;
  overflow: hidden;
  padding: clamp(2.5rem, 5vw, 4.5rem) clamp(1.5rem, 6vw, 5rem);
  border-radius: ${theme.radius.lg};
  color: ${theme.color.onClosing};
  background: ${theme.color.closing};

  & > * {
    ${declarations(inverted)}
    position: relative;
  }
  h2 {
    max-width: 8.9em;
    font-size: ${theme.text.h1};
  }
  p {
    max-width: 32rem;
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.lg};
    ${media.md} {
      max-width: min(32rem, 50%);
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Ground = styled(Contours)`
  && {
    position: absolute;
    --where: linear-gradient(90deg, transparent, black 30%);
    inset: 0 0 0 58%;
    opacity: 0.22;
    ${media.belowMd} {
      display: none;
    }
  }
`;

const Stones = styled(Mark)`
  && {
    position: absolute;
    right: 6%;
    bottom: -4rem;
    width: 38%;
    height: auto;
    ${media.belowMd} {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};
`;
