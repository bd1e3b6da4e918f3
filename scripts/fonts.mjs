/**
 * `npm run fonts`: cuts the three typefaces down to the characters a Latin-script site uses and
 * writes them to `static/fonts`, with the metrics of their fallbacks in `src/theme/font-faces.ts`.
 * Sources are the @fontsource-variable packages (SIL Open Font License 1.1).
 */
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const characters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) +
  "\u00a0©«»·×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœŠšŽž–—‘’“”…•€→←↑↓↗✓";

/**
 * `optional` for what is preloaded: a font that comes late would move lines, so that visit goes on with
 * the fallback. The mono may come at any time, because all its letters and its fallback's are as wide.
 */
const fonts = [
  {
    family: "Bricolage Grotesque",
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    file: "bricolage-grotesque.woff2",
    display: "optional",
    weights: { min: 400, max: 800 },
    opticalSize: 48,
    fallback: arial,
    fallbackNames: ["Arial", "Helvetica", "Liberation Sans"],
  },
  {
    family: "Geist",
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    file: "geist.woff2",
    display: "optional",
    weights: { min: 400, max: 700 },
    fallback: arial,
    fallbackNames: ["Arial", "Helvetica", "Liberation Sans"],
  },
  {
    family: "Geist Mono",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    file: "geist-mono.woff2",
    display: "swap",
    weights: { min: 400, max: 600 },
    fallback: courierNew,
    fallbackNames: ["Courier New", "Liberation Mono"],
  },
];

await fs.mkdir("static/fonts", { recursive: true });
const faces = [];
for (const font of fonts) {
  const path = require.resolve(font.source);
  const variationAxes = { wght: font.weights };
  if (font.opticalSize) variationAxes.opsz = font.opticalSize;
  const subset = await subsetFont(await fs.readFile(path), characters, {
    targetFormat: "woff2",
    variationAxes,
  });
  await fs.writeFile(`static/fonts/${font.file}`, subset);
  const metrics = { ...(await fromFile(path)), familyName: font.family };
  const { fontFaces } = createFontStack([metrics, font.fallback], {
    fontFaceFormat: "styleObject",
  });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } =
    fontFaces[0]["@font-face"];
  faces.push({
    family: font.family,
    file: `/fonts/${font.file}`,
    display: font.display,
    weight: `${font.weights.min} ${font.weights.max}`,
    fallback: {
      local: font.fallbackNames,
      "ascent-override": ascentOverride,
      "descent-override": descentOverride,
      "line-gap-override": lineGapOverride,
      "size-adjust": sizeAdjust,
    },
  });
  console.log(`${font.file}: ${(subset.length / 1024).toFixed(1)} kB`);
}
const header =
  "// Written by `npm run fonts`. Metrics: capsize, https://seek-oss.github.io/capsize/\n";
await fs.writeFile(
  "src/theme/font-faces.ts",
  `${header}export const fontFaces = ${JSON.stringify(faces, null, 2)} as const;\n`,
);
