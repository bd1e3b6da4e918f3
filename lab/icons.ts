/** npm run lab -- icons: draws the icons of `static/` from `src/theme/mark.ts`. Needed when the mark or its colors change. */
import fs from "node:fs/promises";
import sharp from "sharp";
import { mark } from "../src/theme/mark";
import { dark, light } from "../src/theme/palette";

/** The icon is `size` px wide, and the mark in it takes `share` of that. */
const icons = [
  { file: "icon-192.png", size: 192, share: 0.92 },
  { file: "icon-512.png", size: 512, share: 0.92 },
  // iOS rounds the corners.
  { file: "apple-touch-icon.png", size: 180, share: 0.68 },
  // A mask keeps a circle of 80 %. https://www.w3.org/TR/appmanifest/#icon-masks
  { file: "icon-maskable-512.png", size: 512, share: 0.54 },
];

/** For browsers: follows their color scheme. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <style>
    path { fill: ${light.ink}; }
    path:last-of-type { fill: ${light.accent}; }
    @media (prefers-color-scheme: dark) {
      path { fill: ${dark.ink}; }
      path:last-of-type { fill: ${dark.accent}; }
    }
  </style>
${mark.map((d) => `  <path d="${d}"/>\n`).join("")}</svg>
`;

async function draw(size: number, share: number, background: string): Promise<Buffer> {
  const width = Math.round(size * share);
  const drawn = await sharp(Buffer.from(svg), { density: 1_500 }).resize(width).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * An .ico file of one PNG, 32 px wide. (`png-to-ico` writes 285 kB of bitmaps.)
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // An icon, with one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Its width and height, its bits per pixel, its length, and where it begins.
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function main(): Promise<void> {
  await fs.writeFile("static/icon.svg", svg);
  for (const { file, size, share } of icons)
    await fs.writeFile(`static/${file}`, await draw(size, share, light.paper));
  await fs.writeFile("static/favicon.ico", icoOf(await draw(32, 1, "#0000")));
}
