import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { deferred } from "../../../ui/container";

/**
 * A part of the way, straight down the left margin. Each part has a whole number of dashes (6 px, 7 px apart), so that
 * neighbouring parts meet between two. It's behind what its section contains, unless that sets `--way-layer`.
 */
export const way = css`
  content: "";
  position: absolute;
  z-index: var(--way-layer, -1);
  inset-block: 0;
  left: calc(var(--side) - 1px);
  width: 2px;
  background: linear-gradient(transparent 27%, ${theme.color.edge} 27% 73%, transparent 73%) 0 0 /
    2px 13px no-repeat round;
`;

/** Where the way goes: in the middle of the page's left margin. */
export const wayPlace = css`
  /* The margin's width. */
  --off: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2);
  --side: calc(var(--off) / 2);
`;

/** The heights of the sections (`deferred`). */
const heights = [
  [1160, 1120, 890],
  [910, 660, 580],
  [1220, 1150, 680],
  [690, 680, 580],
  [740, 650, 610],
  [830, 670, 450],
  [1160, 760, 690],
  [690, 530, 500],
] as const;

/**
 * The sections of features, one below the other. Neighbours on the page's own ground share the space between them; a
 * section with `data-ground` has a background of its own, and space on both sides of its edges. A way goes down to the
 * roadmap; at each heading it passes a cairn, the first one of one stone, the second of two, all others of three.
 */
export const Features = styled.div.attrs({ id: "features" })`
  padding-bottom: ${theme.space.section};
  ${wayPlace}

  & > section {
    position: relative;
  }
  ${heights.map(
    (of, index) => css`
      & > :nth-child(${index + 1}) {
        ${deferred(of)}
      }
    `,
  )}
  & > :not([data-ground]) {
    padding-bottom: 0;
  }
  & > :has(+ [data-ground]) {
    padding-bottom: ${theme.space.section};
  }
  & > :nth-child(1) [data-cairn] > :nth-child(n + 2),
  & > :nth-child(2) [data-cairn] > :nth-child(3) {
    display: none;
  }
  ${media.lg} {
    & > section:not(:last-child)::before {
      ${way}
    }
    [data-cairn] {
      position: absolute;
      z-index: 2;
      /* \`--from\`: where the next positioned element around it begins. */
      left: calc(var(--side) - 0.875rem - var(--from, 0px));
    }
  }
  ${media.print} {
    [data-cairn],
    & > section::before {
      display: none;
    }
  }
`;
