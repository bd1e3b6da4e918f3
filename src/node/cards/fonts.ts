import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";
import subsetFont from "subset-font";

const resolve = createRequire(path.resolve("package.json")).resolve;
const sources = [
  { folder: "bricolage-grotesque", axes: { wght: 700, opsz: 64 } },
  { folder: "geist", axes: { wght: 500 } },
] as const;

/** The packages with the typefaces. */
export const fontPackages = sources.map(({ folder }) => `@fontsource-variable/${folder}`);

/** A letter of each file: satori cannot read a font without glyphs. */
const oneOfEach = "aŁ";

/**
 * The site's typefaces for satori: one weight each, subset to the given characters. The second file of each has letters
 * beyond Western European ones (Č, Ł, Ș).
 */
export async function cardFonts(characters: string): Promise<Font[]> {
  const fonts = sources.flatMap(({ folder, axes }) =>
    ["latin", "latin-ext"].map(async (script) => {
      const axis = "opsz" in axes ? "opsz" : "wght";
      const file = `@fontsource-variable/${folder}/files/${folder}-${script}-${axis}-normal.woff2`;
      const data = await subsetFont(await fs.readFile(resolve(file)), characters + oneOfEach, {
        targetFormat: "truetype",
        variationAxes: axes,
      });
      return { name: `${folder}-${script}`, data, weight: axes.wght, style: "normal" as const };
    }),
  );
  return Promise.all(fonts);
}
