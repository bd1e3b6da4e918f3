import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** Draws a part of the trail, dashed. */
const trail = (image: string) => css`
  content: "";
  position: absolute;
  pointer-events: none;
  background: ${theme.color.edge};
  mask: url(/trail-${image}.svg) center / 100% 100%;
`;

/** Down the margin of a section, on the left. */
export const trailRun = css`
  ${trail("run")}
  left: calc(var(--side) - var(--wind) / 2);
  width: var(--wind);
`;

/** The middle of the page's margins, and how far the trail winds there. */
export const trailPlace = css`
  --side: calc(max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) / 2);
  --wind: min(1.5rem, var(--side));
`;

/**
 * The sections of features, one below the other. Neighbours on the page's own ground share the space between them; a
 * section with `data-ground` has a background of its own, and space on both sides of its edges. A trail winds down from
 * section to section, behind the scenes, to the roadmap.
 */
export const Features = styled.div.attrs({ id: "features" })`
  padding-bottom: ${theme.space.section};
  ${trailPlace}

  & > section {
    position: relative;
  }
  & > :not([data-ground]) {
    padding-bottom: 0;
  }
  & > [data-ground]:not(:first-child) {
    margin-top: ${theme.space.section};
  }
  ${media.md} {
    /* From side to side, above a section. */
    & > section:not(:last-child)::before {
      ${trail("turn")}
      top: 0;
      left: var(--side);
      right: var(--side);
      height: ${theme.space.section};
    }
    & > section:nth-child(odd):not(:last-child)::before {
      transform: scaleX(-1);
    }
    & > section:not(:last-child)::after {
      ${trailRun}
      top: ${theme.space.section};
      bottom: 0;
    }
    & > section:nth-child(even):not(:last-child)::after {
      left: auto;
      right: calc(var(--side) - var(--wind) / 2);
    }
    & > section:has(+ [data-ground])::after {
      bottom: calc(-1 * ${theme.space.section});
    }
  }
`;
