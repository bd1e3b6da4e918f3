import { css } from "styled-components";

/** A picture for {@link drawn}; of what is in it only where something is drawn counts, not its colour. */
export const pictureOf = (side: number, shapes: string): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}'>${shapes}</svg>")`;

/** One of `outlines.ts`, drawn with a line of this width. */
export const lined = (outline: string, width = 2): string =>
  pictureOf(
    24,
    `<path d='${outline}' fill='none' stroke='black' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`,
  );

/**
 * Which picture a {@link drawn} sign shows, for a rule of its own. Not by a variable: the browser would read the picture
 * anew for every element (home's styles took half as long again).
 */
export const pictured = (picture: string): string =>
  // The first for Chrome before 120, which would show a square.
  `-webkit-mask-image: ${picture}; mask-image: ${picture};`;

/**
 * A small sign in the colour of the text: one pseudo-element or empty element that a picture masks, where an
 * `<svg>` is many. For decoration only: nobody can be told what it means.
 * @param picture what it shows, unless other rules say so
 */
export const drawn = (size: string, picture?: string) => css`
  content: "";
  flex: none;
  width: ${size};
  height: ${size};
  background: currentColor;
  ${picture && pictured(picture)}
  -webkit-mask-position: center;
  mask-position: center;
  -webkit-mask-size: contain;
  mask-size: contain;
  -webkit-mask-repeat: no-repeat;
  mask-repeat: no-repeat;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* As an <svg> has it: forced colours would paint it like the ground; what it inherits is one of them. */
  forced-color-adjust: none;
  forced-color-adjust: preserve-parent-color;
`;
