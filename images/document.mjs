// The HTML page of which an image is a screenshot: fonts and the product's styles, all inline.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { dark, light } from "../src/theme/palette.ts";

// The lab has the fonts.
const require = createRequire(path.resolve("lab/package.json"));
const FONTS = [
  ["Bricolage", "bricolage-grotesque", "bricolage-grotesque-latin-opsz-normal.woff2", "200 800"],
  ["Geist", "geist", "geist-latin-wght-normal.woff2", "100 900"],
  ["Geist Mono", "geist-mono", "geist-mono-latin-wght-normal.woff2", "100 900"],
];

async function fontFace([family, folder, file, weight]) {
  const font = require.resolve(`@fontsource-variable/${folder}/files/${file}`);
  const data = (await readFile(font)).toString("base64");
  const source = `url(data:font/woff2;base64,${data})`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source}}`;
}

/** The site's colours, each under its own name and as it is in either scheme: `--ai-tint`. */
const tokens = Object.keys(light).map((name) => {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${property}:light-dark(${light[name]},${dark[name]});`;
});
const palette = `:root{color-scheme:light dark;${tokens.join("")}}`;

const fonts = Promise.all(FONTS.map(fontFace));
const ui = readFile("images/ui.css", "utf8");

export async function document(html, css) {
  const styles = [...(await fonts), palette, await ui, css].join("\n");
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style><body>${html}`;
}
