import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Mark } from "../../../ui/mark";
import { drawn, maskPosition } from "../../../ui/drawn";

const icons = [
  "subtasks",
  "moon",
  "chart",
  "trophy",
  "plug",
  "bot",
] as const satisfies Queries.RoadmapIcon[];

/** On a desktop the camps are side by side, each higher than the one before. */
export const Trail = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[12]};
  ${media.md} {
    gap: ${theme.space[8]};
    /* With three or more camps the last one is beside the heading. */
    margin-top: calc(max(3 - var(--camps), 0) * ${theme.space[12]});
    grid-template-columns: repeat(var(--camps), minmax(0, 1fr));
    /* From one camp to the next. */
    --climb: min(4.5rem, 9rem / max(var(--camps) - 1, 1));
  }
`;

/** `--ahead` is the number of camps after it. */
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
    /* A whole number of pixels. */
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
      content: "";
      position: absolute;
      /* Below the middle of the marker, which is 44 px wide. */
      inset: 52px auto -4px 21px;
      border-left: 2px dashed ${theme.color.edge};
    }
  }
  ${media.md} {
    display: block;
    & > ul {
      margin-top: ${theme.space[4]};
    }
    padding: 4.5rem 0 0;
    margin-top: calc(var(--ahead) * var(--climb));

    /* From the section above, down the left margin (features.tsx). */
    &:first-child::before {
      content: "";
      position: absolute;
      bottom: calc(100% - 1.5rem);
      right: calc(100% + ${theme.space[3]});
      width: calc(var(--off) / 2 - ${theme.space[3]});
      height: 100vh;
      border: 2px dashed ${theme.color.edge};
      border-width: 0 0 2px 2px;
      border-bottom-left-radius: 3rem;
    }
  }
`;

export const Marker = styled(Mark)`
  position: absolute;
  top: 0;
  left: 0;
`;

/** From a camp to the next one. */
export const Path = styled.svg`
  position: absolute;
  top: calc(1.5rem - var(--climb));
  left: 3.75rem;
  width: calc(100% + ${theme.space[8]} - 4.5rem);
  height: var(--climb);
  overflow: visible;

  & > path {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 2;
    stroke-dasharray: 6 6;
    vector-effect: non-scaling-stroke;
  }
  /* Fades out beyond the edge of the page. */
  :last-child > & {
    width: calc(100% + var(--off) - 3.75rem);
    mask: linear-gradient(90deg, black 30%, transparent);
  }
  ${media.belowMd} {
    display: none;
  }
`;

export const Tag = styled.p`
  margin-top: ${theme.space[1]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
