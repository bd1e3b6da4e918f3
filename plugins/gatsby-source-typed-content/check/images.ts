import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { decodeAddress } from "../reader/addresses";
import { folderOf } from "../reader/entry";

import { warning } from "../reader/problem";
import type { Report } from "../reader/problem";
import { clip, didYouMean, quote } from "../reader/message";
import type { ContentSchema, Field } from "../schema";

import { valuesOf } from "./values";
import type { Entry, LongText } from "../types";

/** Formats that can be resized for pages. */
const formats = /\.(png|jpe?g|webp|avif)$/i;

/** Maximum width and height of a WebP image in px, and of what sharp decodes. https://developers.google.com/speed/webp/faq */
const maxSide = 16_383;

/**
 * Images that fields name can be shown; small ones get a warning.
 * @param entries files that match the schema
 * @param root the content folder
 */
export async function checkImages(
  entries: Entry[],
  schema: ContentSchema,
  root: string,
  report: Report,
): Promise<void> {
  const named = valuesOf(entries, schema).filter(({ field }) => field.type === "File");
  const checks = named.map(async ({ entry, value, field, at }) => {
    const name = String(value);
    const fault = await imageFault(name, path.join(root, folderOf(entry)), field);
    if (!fault) return;
    const [reason, severity] = fault;
    report(entry, at, `shows ${quote(name)}, which ${reason}`, severity);
  });
  await Promise.all(checks);
}

/** Images in texts are files in `static/`, because images beside a text aren't resized. */
export function checkTextImages(
  { entry, images }: LongText,
  staticFiles: string[],
  report: Report,
): void {
  for (const { line, src } of images) {
    const message = `shows ${quote(src)}, which isn't in static/. Put the image there, and write ![Description](/board.png).`;
    if (!staticFiles.includes(decodeAddress(src))) report(entry, ["text"], message, { line });
  }
}

/** Why an image can't be shown, or a warning; undefined for a good image. `folder` has the file that names it. */
async function imageFault(
  name: string,
  folder: string,
  { directives }: Field,
): Promise<[reason: string, severity?: typeof warning] | undefined> {
  const file = path.join(folder, name);
  const wrongName = nameFault(file, folder);
  if (wrongName) return [wrongName];
  try {
    const { width, height, orientation } = await sizeOf(file);
    const { min = 0 } = directives.image ?? {};
    if (Math.max(width, height) > maxSide)
      return [`is too large for the web (${width} × ${height} px). Crop it.`];
    // gatsby-plugin-sharp reads the size before it rotates.
    if (orientation > 4) return ["is stored on its side, and would be cropped. Export it upright."];
    const reason = `is ${width} px wide but displayed at up to ${min} px. Use a larger version.`;
    return width < min ? [reason, warning] : undefined;
  } catch (error) {
    const reason = clip(String(error).replace(/^.*Error: /s, ""));
    return [`can't be decoded (${reason}). Export it again.`];
  }
}

/** Why an image can't be shown, judging by its name. */
function nameFault(file: string, folder: string): string | undefined {
  if (!formats.test(file)) return "pages can't show. Export it as .jpg, .png, .webp or .avif.";
  const siblings = fs.existsSync(path.dirname(file)) ? fs.readdirSync(path.dirname(file)) : [];
  const name = path.basename(file);
  // Not existsSync: on some disks, Picture.PNG is picture.png.
  if (siblings.includes(name)) return undefined;
  const images = fs.readdirSync(folder).filter((file) => formats.test(file));
  return `doesn't exist. Put the image in the same folder as this file.${didYouMean(name, images)}`;
}

/**
 * Decodes an image.
 * @returns its size in px, and its EXIF orientation (1 to 8; from 5 on it's on its side)
 * @throws {Error} if it isn't an image, or is truncated
 */
async function sizeOf(file: string) {
  // Not by its path: sharp caches files by name.
  const image = sharp(fs.readFileSync(file));
  const { width, height, orientation = 1 } = await image.metadata();
  // Resizing decodes all of it.
  if (Math.max(width, height) <= maxSide) await image.resize(16).raw().toBuffer();
  return { width, height, orientation };
}
