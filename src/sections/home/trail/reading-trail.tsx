import type { ReactNode } from "react";
import styled, { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** Outlines of the cairn in the margin, from the ground up: a stone for each section. */
const stones = [
  "M3.0 118.0C3.0 111.3 20.4 109.0 34.9 109.0S61.0 112.0 61.0 117.6S49.4 124.0 32.0 124.0S3.0 123.3 3.0 118.0Z",
  "M9.0 103.8C9.0 98.0 19.0 96.0 31.5 96.0S59.0 98.6 59.0 103.5S49.0 109.0 34.0 109.0S9.0 108.3 9.0 103.8Z",
  "M7.0 90.4C7.0 84.1 20.8 82.0 32.3 82.0S53.0 84.8 53.0 90.0S43.8 96.0 30.0 96.0S7.0 95.3 7.0 90.4Z",
  "M13.0 77.2C13.0 71.8 21.0 70.0 31.0 70.0S53.0 72.4 53.0 76.9S45.0 82.0 33.0 82.0S13.0 81.4 13.0 77.2Z",
  "M13.5 65.2C13.5 59.8 24.0 58.0 32.8 58.0S48.5 60.4 48.5 64.9S41.5 70.0 31.0 70.0S13.5 69.4 13.5 65.2Z",
  "M19.0 53.6C19.0 48.6 25.0 47.0 32.5 47.0S49.0 49.2 49.0 53.3S43.0 58.0 34.0 58.0S19.0 57.5 19.0 53.6Z",
  "M18.5 42.6C18.5 37.6 26.0 36.0 32.3 36.0S43.5 38.2 43.5 42.3S38.5 47.0 31.0 47.0S18.5 46.5 18.5 42.6Z",
  "M22.0 32.0C22.0 27.5 26.0 26.0 31.0 26.0S42.0 28.0 42.0 31.8S38.0 36.0 32.0 36.0S22.0 35.5 22.0 32.0Z",
  "M26.0 21.6C26.0 16.6 30.2 15.0 33.7 15.0S40.0 17.2 40.0 21.3S37.2 26.0 33.0 26.0S26.0 25.4 26.0 21.6Z",
];

/** In the margin of a wide window a cairn grows by a stone with each section that scrolls into view. */
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

/** Applies rules where the cairn shows. */
const ifShown = (rules: ReturnType<typeof css>) => css`
  @supports (animation-timeline: view()) and (timeline-scope: --a) {
    ${media.margins} {
      ${media.moving} {
        ${rules}
      }
    }
  }
`;

/** Around the sections of features; the sibling after them has the last stone. */
export const Features = styled.div.attrs({ id: "features" })`
  ${ifShown(css`
    ${timelines.slice(0, -1).map(
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
  ${ifShown(css`
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

  ${ifShown(css`
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
