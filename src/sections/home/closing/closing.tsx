import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme, declarations } from "../../../theme";
import { media } from "../../../theme/media";
import type { Palette } from "../../../theme/palette";
import { Button } from "../../../ui/button";
import { Container, deferred } from "../../../ui/container";
import { opensDialog } from "../../../ui/dialog";
import { ReliefStone } from "../../../ui/relief";

type ClosingProps = Queries.ClosingFragment["closing"] & {
  /** The button that leads to the product. */
  start: ReactNode;
};

/** The last section: start the product, or subscribe. */
export function Closing({ heading, text, subscribe, start }: ClosingProps) {
  return (
    <Section as="section">
      <Block>
        <Cairn viewBox="0 0 24 24" aria-hidden>
          <path d={contours} data-contours />
          <ellipse cx={13.5} cy={22.4} rx={11.5} ry={1.1} />
          <ReliefStone of={0} />
          <ReliefStone of={1} transform="translate(0 1.5)" />
          <ReliefStone of={2} transform="translate(0 2.9)" data-top />
        </Cairn>
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

/** Contour lines around the cairn. They extend beyond its box. */
const contours =
  "M-3 20C-6.5 8.5 1.5-1.5 11.5-2.5s22 6 23 16-8 19-20.5 19S-.5 29-3 20zM0 19.5C-3 10 3.5 1.5 11.8 1s17.7 4.5 18.7 13-7 15.5-17 15.5S2 27 0 19.5zM2.5 19C0 11 5 5 12 4.5s14 3.5 15 10-6 12-13.5 12S4 24.5 2.5 19z";

/** Colors of controls on the dark ground. */
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
  ${deferred([350, 340, 430])}
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

const Cairn = styled.svg`
  && {
    position: absolute;
    right: 6%;
    bottom: -5rem;
    width: 38%;
    overflow: visible;
    fill: ${theme.color.shadow};
    ${media.belowMd} {
      display: none;
    }
  }
  [data-contours] {
    fill: none;
    stroke: ${theme.color.onClosing};
    stroke-width: 0.075;
    opacity: 0.25;
  }
  [data-top] {
    color: color-mix(in srgb, black 12%, ${theme.color.onClosing});
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};
`;
