import { css } from "styled-components";

/** A square picture: the length of its side, and shapes as SVG. Where something is drawn counts, not its colour. */
export interface Picture {
  side: number;
  shapes: string;
}

/** One of `outlines.ts`, drawn with a line of this width. */
export const lined = (outline: string, width = 2): Picture => ({
  side: 24,
  shapes: `<path d='${outline}' fill='none' stroke='black' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`,
});

/** A picture on a sheet, in CSS: the sheet, how large it is beside the sign, and where it lies for this picture. */
interface Sign {
  image: string;
  size: string;
  position: string;
}

/**
 * Lays pictures below each other on one sheet, for signs of which one stands in the place of another: the browser
 * makes a document for every picture that styles name, before it paints anything (24 of them: docs/decisions/004-styles.md).
 * Between two pictures is room for one, so that nothing of the next is seen where pixels are halved. A rule names the sheet,
 * not a variable: the browser would read it anew for every element.
 */
export function sheetOf<Name extends string>(pictures: Record<Name, Picture>): Record<Name, Sign> {
  const all = Object.entries<Picture>(pictures);
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

/** A picture that nothing takes the place of. */
export const alone = (picture: Picture): Sign => sheetOf({ picture }).picture;

/** For a rule of its own: another picture of the sheet that a {@link drawn} sign has. */
export const pictured = ({ position }: Sign): string =>
  // The first for Chrome before 120, here and below; it would show a square.
  `-webkit-mask-position: ${position}; mask-position: ${position};`;

/**
 * A small sign in the colour of the text: one pseudo-element or empty element that a picture masks, where an
 * `<svg>` is many. For decoration only: nobody can be told what it means.
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
  ${pictured(sign)}
  -webkit-mask-size: ${sign.size};
  mask-size: ${sign.size};
  -webkit-mask-repeat: no-repeat;
  mask-repeat: no-repeat;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* As an <svg> has it: forced colours would paint it like the ground; what it inherits is one of them. */
  forced-color-adjust: none;
  forced-color-adjust: preserve-parent-color;
`;
