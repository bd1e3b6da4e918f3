import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Mark } from "../../../ui/mark";
import { drawn, maskPosition } from "../../../ui/drawn";
import { trailLine } from "../features";

const icons = [
  "subtasks",
  "moon",
  "chart",
  "trophy",
  "plug",
  "bot",
] as const satisfies Queries.RoadmapIcon[];

/** On desktops each camp is higher than the one before it. The trail runs down the margin to the first. */
export const Trail = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[12]};
  ${media.md} {
    gap: ${theme.space[8]};
    /* With three or more camps the last is beside the heading. */
    margin-top: calc(max(3 - var(--camps), 0) * ${theme.space[12]});
    grid-template-columns: repeat(var(--camps), minmax(0, 1fr));
    /* Height from one camp to the next. */
    --climb: min(4.5rem, 9rem / max(var(--camps) - 1, 1));
  }
  ${media.lg} {
    position: relative;

    &::before {
      ${trailLine}
      left: calc(var(--side) - var(--off) - 1px);
      top: calc(-1 * max(3 - var(--camps), 0) * ${theme.space[12]});
      bottom: auto;
      height: calc(
        (var(--camps) - 1) * var(--climb) - 1.5rem + max(3 - var(--camps), 0) * ${theme.space[12]}
      );
    }
  }
`;

/** `--ahead` is the number of camps after this one. */
export const Camp = styled.li`
  position: relative;
  padding-left: min(4.25rem, 19vw);

  h3 {
    font-size: ${theme.text.h3};
  }
  ul {
    margin-top: ${theme.space[4]};
  }
  li {
    display: flex;
    gap: min(${theme.space[3]}, 3vw);
    padding-block: ${theme.space[1]};
  }
  li::before {
    /* A whole number of pixels, to stay sharp. */
    ${drawn("1.3125rem", "subtasks")}
    margin-top: calc((1lh - 1.3125rem) / 2);
    color: ${theme.color.muted};
  }
  ${icons.map((icon) => `li[data-icon="${icon}"]::before { ${maskPosition(icon)} }`)}
  li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li a {
    /* Extends the touch target. */
    margin-block: calc(-1 * ${theme.space[2]});
    padding-block: ${theme.space[2]};
    font-size: ${theme.text.sm};
    color: ${theme.color.accent};
  }
  ${media.sm} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[8]};
    & > ul {
      grid-area: 1 / 2 / 3 / 3;
      margin: 0;
    }
  }
  ${media.belowMd} {
    &:not(:last-child) {
      padding-bottom: ${theme.space[10]};
    }
    &:not(:last-child)::before {
      ${trailLine}
      /* Below the middle of the marker, which is 44 px wide. */
      inset: 52px auto -4px 21px;
    }
  }
  ${media.md} {
    display: block;
    & > ul {
      margin-top: ${theme.space[4]};
    }
    padding: 4.5rem 0 0;
    margin-top: calc(var(--ahead) * var(--climb));
  }
`;

/** The same dashes as `trailLine`. */
const path = css`
  overflow: visible;

  & > path {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 2;
    stroke-dasharray: 6 7;
    stroke-dashoffset: -3.5;
    vector-effect: non-scaling-stroke;
  }
  ${media.belowMd} {
    display: none;
  }
`;

export const Marker = styled(Mark)`
  position: absolute;
  top: 0;
  left: 0;
`;

/** The path from the margin to the first camp. */
export const Arrival = styled.svg`
  position: absolute;
  top: -1.5rem;
  left: calc(var(--side) - var(--off));
  width: calc(var(--off) - var(--side) - ${theme.space[3]});
  height: 3rem;
  ${path}
  ${media.belowLg} {
    display: none;
  }
`;

/** The path from a camp to the next. */
export const Path = styled.svg`
  position: absolute;
  top: calc(1.5rem - var(--climb));
  left: 3.75rem;
  width: calc(100% + ${theme.space[8]} - 4.5rem);
  height: var(--climb);
  ${path}
  /* Runs off the page. */
  :last-child > & {
    width: calc(100% + var(--off) - 3.75rem);
  }
`;

export const Tag = styled.p`
  margin-top: ${theme.space[1]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
