import { css } from "styled-components";

/** Icons in `static/icons.svg`, from top to bottom. The gaps keep neighbors out of view on fractional pixels. */
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

/** Declarations that replace a {@link drawn} icon. */
export function maskPosition(icon: IconName): string {
  const percent = Number(((icons.indexOf(icon) / (icons.length - 1)) * 100).toFixed(4));
  // Chrome before 120 needs the prefix, here and below: it would show a square.
  return `-webkit-mask-position: 0 ${percent}%; mask-position: 0 ${percent}%;`;
}

const maskSize = `100% ${(2 * icons.length - 1) * 100}%`;

/**
 * An icon in the text's color, as a single masked element, where an `<svg>` has several. Decorative: it has no text
 * alternative.
 * @param size width and height
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
  /* Otherwise forced colors would paint it in the background's color. The inherited color is already forced. */
  forced-color-adjust: none;
  forced-color-adjust: preserve-parent-color;
`;
