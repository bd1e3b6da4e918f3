import { css } from "styled-components";

/** A square mask: the length of its side, and SVG shapes. Only opacity counts, not colour. */
export interface Mask {
  side: number;
  shapes: string;
}

/** One of `outlines.ts`, with a stroke of this width. */
export const lined = (outline: string, width = 2): Mask => ({
  side: 24,
  shapes: `<path d='${outline}' fill='none' stroke='black' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`,
});

/** A mask on a sprite sheet, in CSS: the sheet, its size relative to the icon, and its position. */
interface Sign {
  image: string;
  size: string;
  position: string;
}

/**
 * Joins masks into one sprite sheet, for icons that replace each other: the browser creates a document for every image in
 * styles before the first paint (docs/decisions/004-styles.md). A gap between masks hides the next one on fractional
 * pixels. Rules name the sheet itself: a variable would be parsed again for every element.
 */
export function sheetOf<Name extends string>(masks: Record<Name, Mask>): Record<Name, Sign> {
  const all = Object.entries<Mask>(masks);
  const height = 2 * all.length - 1;
  const drawings = all.map(
    ([, { side, shapes }], at) =>
      `<svg y='${2 * at}' width='1' height='1' viewBox='0 0 ${side} ${side}'>${shapes}</svg>`,
  );
  const image = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 ${height}'>${drawings.join("")}</svg>")`;
  const signs = all.map(([name], at) => {
    const percent = Number(((at / Math.max(all.length - 1, 1)) * 100).toFixed(4));
    return [name, { image, size: `100% ${height * 100}%`, position: `0 ${percent}%` }];
  });
  return Object.fromEntries(signs) as Record<Name, Sign>;
}

/** A mask with a sheet of its own. */
export const alone = (mask: Mask): Sign => sheetOf({ mask }).mask;

/** Declarations that switch a {@link drawn} icon to another mask of its sheet. */
export const maskPosition = ({ position }: Sign): string =>
  // Prefixed for Chrome before 120, here and below, which would show a square.
  `-webkit-mask-position: ${position}; mask-position: ${position};`;

/**
 * An icon in the colour of the text: one masked element, where an `<svg>` has several. For decoration only: it has no
 * text alternative.
 * @param size its width and height
 */
export const drawn = (size: string, sign: Sign) => css`
  content: "";
  flex: none;
  width: ${size};
  height: ${size};
  background: currentColor;
  -webkit-mask-image: ${sign.image};
  mask-image: ${sign.image};
  ${maskPosition(sign)}
  -webkit-mask-size: ${sign.size};
  mask-size: ${sign.size};
  -webkit-mask-repeat: no-repeat;
  mask-repeat: no-repeat;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* Forced colours would paint it in the background's colour; the inherited colour is already forced. */
  forced-color-adjust: none;
  forced-color-adjust: preserve-parent-color;
`;
