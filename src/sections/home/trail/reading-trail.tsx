import type { ReactNode } from "react";
import styled, { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { stones } from "./stones";

/**
 * Wraps all sections of the page: in the margin a cairn grows by a stone with each section that scrolls into view. For wide
 * windows with scroll-driven animations and motion.
 */
export function ReadingTrail({ children }: { children: ReactNode }) {
  return (
    <Page>
      {children}
      <Margin viewBox="0 0 64 132" aria-hidden>
        <path d="M-20 127C0 121 14 125 32 124S66 120 84 126" />
        {stones.map((d) => (
          <path key={d} d={d} />
        ))}
      </Margin>
    </Page>
  );
}

/** The sections' timelines, one for each stone. */
const timelines = stones.map((_, index) => `--section-${index + 1}`);
const features = timelines.slice(0, -1);

/** Rules for where the cairn shows. */
const standing = (rules: ReturnType<typeof css>) => css`
  @supports (animation-timeline: view()) and (timeline-scope: --a) {
    ${media.margins} {
      ${media.moving} {
        ${media.screen} {
          ${rules}
        }
      }
    }
  }
`;

/** Around the sections of features; the sibling after them has the last stone. */
export const Features = styled.div.attrs({ id: "features" })`
  ${standing(css`
    ${features.map(
      (name, index) => css`
        & > :nth-child(${index + 1}) {
          view-timeline: ${name};
        }
      `,
    )}
    & + * {
      view-timeline: ${timelines.at(-1)};
    }
  `)}
`;

const Page = styled.div`
  ${standing(css`
    timeline-scope: ${timelines.join(", ")};
  `)}
`;

const lay = keyframes`
  from { opacity: 0; transform: translateY(-2.25rem) rotate(-9deg); }
  40% { opacity: 1; }
`;

const Margin = styled.svg`
  display: none;
  position: fixed;
  z-index: 1;
  right: calc((100% - ${theme.width.content}) / 4 - 2rem);
  bottom: ${theme.space[5]};
  width: 4rem;
  overflow: visible;
  pointer-events: none;

  ${standing(css`
    display: block;
  `)}
  path {
    fill: ${theme.color.ink};
    stroke: ${theme.color.paper};
    stroke-width: 2;
    transform-box: fill-box;
    transform-origin: center;
    animation: ${lay} linear both;
    animation-range: entry 25% entry 75%;
  }
  /* The ground. */
  path:first-child {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 1.25;
    animation-timeline: ${timelines[0]};
  }
  ${timelines.map(
    (name, index) => css`
      path:nth-child(${index + 2}) {
        animation-timeline: ${name};
      }
    `,
  )}
  path:last-child {
    fill: ${theme.color.accent};
  }
`;
