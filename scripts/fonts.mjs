// @ts-nocheck The type check runs without these packages.
/**
 * Subsets the three typefaces to Latin characters, writes them to static/static/ with their licences, and `@font-face` rules
 * of them and their fallbacks to src/theme/font-faces.ts. Needed when a typeface changes:
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

/** Of the fonts' features those that the site's texts show: kerning, ligatures, digits of one width. The others add 4 kB. */
const keepFeatures = ["kern", "liga", "tnum"];

/** Arial Bold is wider than capsize's Arial. Measured with capsize's unpack on Liberation Sans Bold, which is as wide. */
const xWidthAvg = 983;
const arialBold = { ...arial, xWidthAvg, subsets: { ...arial.subsets, latin: { xWidthAvg } } };
const regular = { base: arial, local: ["Arial", "ArialMT", "Liberation Sans"] };
const bold = { base: arialBold, local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"] };
const mono = { base: courierNew, local: ["Courier New", "CourierNewPSMT", "Liberation Mono"] };

/**
 * `weight`: of the file. `covers`: used for these weights. `at`: the weight at which a fallback's metrics are matched.
 * `kerned`: how much kerning narrows this site's texts; capsize adds up single letters.
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
    // One weight and no accents for keys, labels and code: the rest is 7 kB more on every page.
    weight: 460,
    characters: ascii + signs,
    covers: "400 600",
    fallbacks: [{ ...mono, at: 400, covers: "400 600" }],
  },
];

/** For headings, of a typeface with optical sizes. */
const opticalSize = 48;

/** A file of a typeface's package. @param {string} name @param {string} file */
const packaged = (name, file) => require.resolve(`@fontsource-variable/${name}/${file}`);

/** Served as `/static/`, where names contain a digest and browsers cache files for good. */
const folder = "static/static";

/** @typedef {typeof fonts[number]} Font */

/**
 * The font with the site's characters only.
 * @param {Font} font @param {Font["weight"]} weight @param {"woff2" | "truetype"} targetFormat
 */
async function cut({ name, axis, characters = latin }, weight, targetFormat) {
  const file = await fs.readFile(packaged(name, `files/${name}-latin-${axis}-normal.woff2`));
  const variationAxes = { ...(axis === "opsz" && { opsz: opticalSize }), wght: weight };
  return subsetFont(file, characters, { targetFormat, variationAxes, keepFeatures });
}

/** A rule of CSS. @param {Record<string, string | undefined>} descriptors in camel case */
function face(descriptors) {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value ? [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`] : [],
  );
  return `@font-face{${lines.join(";")}}`;
}

/**
 * The rule of a fallback, whose lines are as high and as long as the font's.
 * @param {Font} font @param {Font["fallbacks"][number]} fallback
 */
async function matched(font, { base, local, at, covers, kerned = 1 }) {
  const metrics = await fromBuffer(await cut(font, at, "truetype"));
  const xWidthAvg = metrics.subsets.latin.xWidthAvg * kerned;
  const real = { ...metrics, familyName: font.family, subsets: { latin: { xWidthAvg } } };
  const stack = createFontStack([real, base], {
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
    const woff2 = await cut(font, font.weight, "woff2");
    const file = `${font.name}-${createHash("sha256").update(woff2).digest("hex").slice(0, 20)}.woff2`;
    await fs.writeFile(`${folder}/${file}`, woff2);
    // The OFL requires its text with every copy (condition 2). https://openfontlicense.org/open-font-license-official-text/
    const license = await fs.readFile(packaged(font.name, "LICENSE"), "utf8");
    await fs.writeFile(`${folder}/${font.name}.OFL.txt`, license);
    files.push(`/static/${file}`);
    rules.push(
      face({
        fontFamily: `"${font.family}"`,
        src: `url(/static/${file}) format("woff2")`,
        fontWeight: font.covers,
        fontDisplay: "swap",
      }),
      ...(await Promise.all(font.fallbacks.map((fallback) => matched(font, fallback)))),
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
