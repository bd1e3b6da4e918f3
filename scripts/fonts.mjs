// @ts-nocheck These packages are only installed for this script.
/**
 * Subsets the three typefaces to Latin characters and writes them to static/static/ with their licenses, and writes
 * `@font-face` rules for them and their fallbacks to src/theme/font-faces.ts. Run it when a typeface changes:
 *
 *   npm install --no-save @capsizecss/core@4 @capsizecss/metrics@4 @capsizecss/unpack@4 subset-font@2 \
 *     @fontsource-variable/bricolage-grotesque@5 @fontsource-variable/geist@5 @fontsource-variable/geist-mono@5
 *   npx tsx scripts/fonts.mjs
 */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import prettier from "prettier";
import subsetFont from "subset-font";
import { typefaces } from "../src/theme/typefaces";

const require = createRequire(import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const signs = "\u00a0©·×–—‘’“”…•→←↑↓↗✓";
const latin = ascii + signs + "«»ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœŠšŽž€";

/** Font features that the site uses: kerning, ligatures, tabular digits. The others would add 4 kB. */
const keepFeatures = ["kern", "liga", "tnum"];

/** Arial Bold is wider than capsize's Arial. Measured with @capsizecss/unpack on Liberation Sans Bold, which has the same widths. */
const xWidthAvg = 983;
const arialBold = { ...arial, xWidthAvg, subsets: { ...arial.subsets, latin: { xWidthAvg } } };
const regular = { base: arial, local: ["Arial", "ArialMT", "Liberation Sans"] };
const bold = { base: arialBold, local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"] };
const mono = { base: courierNew, local: ["Courier New", "CourierNewPSMT", "Liberation Mono"] };

/**
 * `weight`: weights in the file. `covers`: CSS weights that use it. `at`: weight at which the fallback's metrics match.
 * `kerned`: factor by which kerning narrows this site's texts, since capsize only adds up letters.
 */
const fonts = [
  {
    ...typefaces.body,
    weight: { min: 400, max: 700 },
    covers: "400 700",
    fallbacks: [
      { ...regular, at: 400, covers: "400 540", kerned: 0.98 },
      { ...bold, at: 600, covers: "541 700", kerned: 0.977 },
    ],
  },
  {
    ...typefaces.heading,
    weight: 700,
    covers: "500 800",
    fallbacks: [{ ...bold, at: 700, covers: "500 800", kerned: 1.003 }],
  },
  {
    ...typefaces.mono,
    // For keys, labels and code one weight without accents is enough. The rest would add 7 kB to every page.
    weight: 460,
    characters: ascii + signs,
    covers: "400 600",
    fallbacks: [{ ...mono, at: 400, covers: "400 600" }],
  },
];

/** Optical size of headings, if the typeface has optical sizes. */
const opticalSize = 48;

/** Path of a file in a typeface's package. @param {string} name @param {string} file */
const fileIn = (name, file) => require.resolve(`@fontsource-variable/${name}/${file}`);

/** Served as `/static/`. File names there contain a digest, and browsers cache them forever. */
const folder = "static/static";

/** @typedef {typeof fonts[number]} Font */

/**
 * The font with only the site's characters.
 * @param {Font} font @param {Font["weight"]} weight @param {"woff2" | "truetype"} targetFormat
 */
async function subset({ name, axis, characters = latin }, weight, targetFormat) {
  const file = await fs.readFile(fileIn(name, `files/${name}-latin-${axis}-normal.woff2`));
  const variationAxes = { ...(axis === "opsz" && { opsz: opticalSize }), wght: weight };
  return subsetFont(file, characters, { targetFormat, variationAxes, keepFeatures });
}

/** A CSS rule. @param {Record<string, string | undefined>} descriptors in camel case */
function face(descriptors) {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value ? [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`] : [],
  );
  return `@font-face{${lines.join(";")}}`;
}

/**
 * The rule of a fallback whose lines are as high and as long as the font's.
 * @param {Font} font @param {Font["fallbacks"][number]} fallback
 */
async function fallbackFace(font, { base, local, at, covers, kerned = 1 }) {
  const metrics = await fromBuffer(await subset(font, at, "truetype"));
  const xWidthAvg = metrics.subsets.latin.xWidthAvg * kerned;
  const webFont = { ...metrics, familyName: font.family, subsets: { latin: { xWidthAvg } } };
  const stack = createFontStack([webFont, base], {
    fontFaceFormat: "styleObject",
  });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } =
    stack.fontFaces[0]?.["@font-face"] ?? {};
  return face({
    fontFamily: `"${font.family} fallback"`,
    src: local.map((name) => `local("${name}")`).join(","),
    fontWeight: covers,
    ...{ ascentOverride, descentOverride, lineGapOverride, sizeAdjust },
  });
}

async function main() {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const files = [];
  const rules = [];
  for (const font of fonts) {
    const woff2 = await subset(font, font.weight, "woff2");
    const file = `${font.name}-${createHash("sha256").update(woff2).digest("hex").slice(0, 20)}.woff2`;
    await fs.writeFile(`${folder}/${file}`, woff2);
    // The OFL requires its text with every copy (condition 2). https://openfontlicense.org/open-font-license-official-text/
    const license = await fs.readFile(fileIn(font.name, "LICENSE"), "utf8");
    await fs.writeFile(`${folder}/${font.name}.OFL.txt`, license);
    files.push(`/static/${file}`);
    rules.push(
      face({
        fontFamily: `"${font.family}"`,
        src: `url(/static/${file}) format("woff2")`,
        fontWeight: font.covers,
        fontDisplay: "swap",
      }),
      ...(await Promise.all(font.fallbacks.map((fallback) => fallbackFace(font, fallback)))),
    );
    console.log(`${file}: ${(woff2.length / 1024).toFixed(1)} kB`);
  }
  const header =
    "// Written by scripts/fonts.mjs. Metrics: capsize, https://seek-oss.github.io/capsize/\n";
  const target = "src/theme/font-faces.ts";
  const code = `${header}export const fontFiles = ${JSON.stringify(files)};

/** \`@font-face\` rules of the fonts, and of system fonts that stand in for them with their metrics. */
export const fontFaceRules = ${JSON.stringify(rules)};\n`;
  const style = await prettier.resolveConfig(target);
  await fs.writeFile(target, await prettier.format(code, { ...style, filepath: target }));
}

await main();
