import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";
import subsetFont from "subset-font";
import { typefaces } from "../theme/typefaces";

const resolve = createRequire(path.resolve("package.json")).resolve;
const { heading, body } = typefaces;
const sources = [
  { ...heading, weight: 700 },
  { ...body, weight: 500 },
] as const;
/** For large titles, of a typeface with optical sizes. */
const opticalSize = 64;

/** `font-family` of a typeface's files: see {@link cardFonts}. */
const family = ({ name }: { name: string }) => `"${name}-latin", "${name}-latin-ext"`;
export const families = { heading: family(heading), text: family(body) };

/** The packages with the typefaces. */
export const fontPackages = sources.map(({ name }) => `@fontsource-variable/${name}`);

/** A letter of each file: satori cannot read a font without glyphs. */
const oneOfEach = "aŁ";

/**
 * The site's typefaces for satori: one weight each, subset to the given characters. The second file of each has letters
 * beyond Western European ones (Č, Ł, Ș).
 */
export async function cardFonts(characters: string): Promise<Font[]> {
  const fonts = sources.flatMap(({ name, axis, weight }) =>
    ["latin", "latin-ext"].map(async (script) => {
      const file = `@fontsource-variable/${name}/files/${name}-${script}-${axis}-normal.woff2`;
      const data = await subsetFont(await fs.readFile(resolve(file)), characters + oneOfEach, {
        targetFormat: "truetype",
        variationAxes: { wght: weight, ...(axis === "opsz" && { opsz: opticalSize }) },
      });
      return { name: `${name}-${script}`, data, weight, style: "normal" as const };
    }),
  );
  return Promise.all(fonts);
}
