import styled, { css } from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

/**
 * A stretch of the trail, straight down the left margin. It has a whole number of dashes (6 px, 7 px apart), so that stretches
 * meet in a gap. It's behind the section's content unless `--trail-layer` says otherwise.
 */
export const trailLine = css`
  content: "";
  position: absolute;
  z-index: var(--trail-layer, -1);
  inset-block: 0;
  left: calc(var(--side) - 1px);
  width: 2px;
  background: linear-gradient(transparent 27%, ${theme.color.edge} 27% 73%, transparent 73%) 0 0 /
    2px 13px no-repeat round;
`;

/** Variables for the trail's position in the middle of the left margin. */
export const trailPosition = css`
  /* The margin's width. */
  --off: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2);
  --side: calc(var(--off) / 2);
`;

/**
 * The sections about features. Neighbors without a background share the space between them; those with one (`data-ground`)
 * have space on both sides of each edge. The trail runs down to the roadmap and passes a cairn at each heading: one stone
 * at the first, two at the second, then three.
 */
export const Features = styled.div.attrs({ id: "features" })`
  padding-bottom: ${theme.space.section};
  ${trailPosition}

  & > section {
    position: relative;
  }
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
      ${trailLine}
    }
    [data-cairn] {
      position: absolute;
      z-index: 2;
      /* \`--from\` is the left edge of the nearest positioned ancestor. */
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
