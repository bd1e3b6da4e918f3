// Renders pictures/*/*.mjs into the files they name, in one scheme or both: `npm run pictures [-- words of the path]`.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { launchBrowser } from "./lib/browser.mjs";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {{ output: string, dark?: string, size: [width: number, height: number], html: string, css?: string,
 *   scale?: number, colours?: number, dither?: number, text?: string }} Picture
 *   as `pictures/README.md` describes it
 */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RENDERING = ["--force-color-profile=srgb", "--font-render-hinting=none"];

/** @param {string} file @returns a module of `pictures/`, whose own types are not checked */
const load = (file) => import(pathToFileURL(join(ROOT, "pictures", file)).href);

/** @type {{ document: (html: string, css: string) => Promise<string> }} */
const { document: page } = await load("document.mjs");

/** @param {string[]} words @returns {Promise<Picture[]>} */
async function findPictures(words) {
  const files = await readdir(join(ROOT, "pictures"), { recursive: true });
  const sources = files.filter((file) => /[\\/].*\.mjs$/.test(file)).sort();
  const wanted = sources.filter((file) => words.every((word) => file.includes(word)));
  const modules = await Promise.all(wanted.map(load));
  return modules.flatMap((module) => module.default);
}

/** @typedef {"light" | "dark"} Scheme */

/** @param {Browser} browser @param {Picture} picture @param {Scheme} colorScheme */
async function photograph(browser, { html, css = "", size, scale = 1 }, colorScheme) {
  const [width, height] = size;
  const viewport = { width, height };
  const tab = await browser.newPage({ viewport, deviceScaleFactor: scale, colorScheme });
  await tab.setContent(await page(html, css));
  await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const shot = await tab.screenshot({ omitBackground: true });
  await tab.close();
  return shot;
}

/**
 * An .ico file that holds one PNG: a 6-byte header, one 16-byte entry, the picture.
 * @param {Buffer} png @param {number} side in pixels, less than 256
 */
function ico(png, side) {
  const head = Buffer.alloc(22);
  [0, 1, 1].forEach((value, index) => head.writeUInt16LE(value, index * 2));
  [side, side].forEach((value, index) => head.writeUInt8(value, 6 + index));
  [1, 32].forEach((value, index) => head.writeUInt16LE(value, 10 + index * 2));
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** @param {Browser} browser @param {Picture} picture @param {Scheme} scheme @returns {Promise<string | Buffer>} */
async function render(browser, picture, scheme) {
  if (picture.text) return picture.text;
  const { colours = 256, dither = 0.6 } = picture;
  const png = await sharp(await photograph(browser, picture, scheme))
    .png({ palette: true, quality: 100, colours, dither, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return picture.output.endsWith(".ico") ? ico(png, picture.size[0]) : png;
}

const pictures = await findPictures(process.argv.slice(2));
if (pictures.length === 0) {
  throw new Error("No picture matches. Their sources are in the folders of pictures/.");
}
const browser = await launchBrowser(RENDERING);
/** @param {Picture} picture @param {string} output @param {Scheme} scheme */
async function write(picture, output, scheme) {
  const path = join(ROOT, output);
  const bytes = await render(browser, picture, scheme);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${relative(ROOT, path)}`);
}
for (const picture of pictures) {
  await write(picture, picture.output, "light");
  if (picture.dark) await write(picture, picture.dark, "dark");
}
await browser.close();
