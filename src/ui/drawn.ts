import { css } from "styled-components";

/** The icons in `static/icons.svg`, from top to bottom; a gap below each hides the next one on fractional pixels. */
export const icons = [
  "spark",
  "tick",
  "Story",
  "Epic",
  "Task",
  "Research",
  "Bug",
  "pause",
  "play",
  "subtasks",
  "moon",
  "chart",
  "trophy",
  "plug",
  "bot",
] as const;

type IconName = (typeof icons)[number];

/** Declarations that switch a {@link drawn} icon to another one. */
export function maskPosition(icon: IconName): string {
  const percent = Number(((icons.indexOf(icon) / (icons.length - 1)) * 100).toFixed(4));
  // Prefixed, here and below, because Chrome before 120 would show a square.
  return `-webkit-mask-position: 0 ${percent}%; mask-position: 0 ${percent}%;`;
}

const maskSize = `100% ${(2 * icons.length - 1) * 100}%`;

/**
 * An icon in the color of the text: one masked element, where an `<svg>` has several. For decoration only: it has no
 * text alternative.
 * @param size its width and height
 */
export const drawn = (size: string, icon: IconName) => css`
  content: "";
  flex: none;
  width: ${size};
  height: ${size};
  background: currentColor;
  -webkit-mask-image: url(/icons.svg);
  mask-image: url(/icons.svg);
  ${maskPosition(icon)}
  -webkit-mask-size: ${maskSize};
  mask-size: ${maskSize};
  -webkit-mask-repeat: no-repeat;
  mask-repeat: no-repeat;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* Forced colors would paint it in the background's color; the inherited color is already forced. */
  forced-color-adjust: none;
  forced-color-adjust: preserve-parent-color;
`;
