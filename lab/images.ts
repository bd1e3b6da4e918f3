/**
 * npm run lab -- images: renders the images whose sources are in the folders of images/. A
 * file that looks as before is left as it is: delete it to have it written.
 *
 *   0.8.0   only sources whose path contains each of these words
 */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { launchBrowser } from "../scripts/lib/browser.mjs";

/** Source of one image, described in `images/README.md`. */
interface Source {
  output: string;
  dark?: string;
  size: [width: number, height: number];
  html: string;
  css?: string;
  scale?: number;
  text?: string;
}
type Scheme = "light" | "dark";

/** Imports a module of `images/`, where types are not checked. */
const load = async <T>(file: string) =>
  (await import(pathToFileURL(path.resolve("images", file)).href)) as T;

export async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const files = fs.readdirSync("images", { recursive: true, encoding: "utf8" });
  const wanted = files
    .filter((file) => /[\\/].*\.mjs$/.test(file) && words.every((word) => file.includes(word)))
    .sort();
  if (wanted.length === 0) throw new Error("No source matches. See the folders of images/.");
  const browser = await launchBrowser(["--force-color-profile=srgb", "--font-render-hinting=none"]);
  console.log(`Chromium ${browser.version()}`);
  for (const file of wanted) {
    const { default: sources } = await load<{ default: Source | Source[] }>(file);
    for (const source of [sources].flat()) {
      await write(source.output, await render(browser, source, "light"));
      if (source.dark) await write(source.dark, await render(browser, source, "dark"));
    }
  }
  await browser.close();
}

async function write(file: string, bytes: string | Buffer): Promise<void> {
  if (/\.png$/.test(file) && fs.existsSync(file) && (await lookAlike(file, bytes))) {
    console.log(` as before  ${file}`);
    return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}

/** Chromium rounds some pixels differently each time, and dithering spreads that. */
async function lookAlike(...images: (string | Buffer)[]): Promise<boolean> {
  const small = { width: 300, withoutEnlargement: true };
  const [one, other] = await Promise.all(
    images.map((image) => sharp(image).ensureAlpha().resize(small).raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return false;
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 3);
}

async function render(browser: Browser, source: Source, scheme: Scheme) {
  const { output, size, text } = source;
  if (text) return text;
  const png = await sharp(await screenshot(browser, source, scheme))
    .png({ palette: true, quality: 100, dither: 0.6, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return output.endsWith(".ico") ? ico(png, size[0]) : png;
}

async function screenshot(browser: Browser, source: Source, colorScheme: Scheme) {
  const { html, css = "", size, scale: deviceScaleFactor = 1 } = source;
  const { document: pageOf } = await load<{
    document: (html: string, css: string) => Promise<string>;
  }>("document.mjs");
  const viewport = { width: size[0], height: size[1] };
  const tab = await browser.newPage({ viewport, deviceScaleFactor, colorScheme });
  await tab.setContent(await pageOf(html, css));
  await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const shot = await tab.screenshot({ omitBackground: true });
  await tab.close();
  return shot;
}

/** An .ico file with one PNG: a 6-byte header, one 16-byte entry, the image. @param side in pixels, less than 256 */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  [0, 1, 1].forEach((value, index) => head.writeUInt16LE(value, index * 2));
  [side, side].forEach((value, index) => head.writeUInt8(value, 6 + index));
  [1, 32].forEach((value, index) => head.writeUInt16LE(value, 10 + index * 2));
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
