import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { decodeAddress } from "../reader/addresses";
import { folderOf } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { warning } from "../reader/problem";
import type { Report } from "../reader/problem";
import { clip, didYouMean, quote } from "../reader/message";
import type { ContentSchema, Field } from "../schema";
import type { LongText } from "./long-text";
import { valuesOf } from "./rule";

/** Formats of which a page can make other sizes. */
const formats = /\.(png|jpe?g|webp|avif)$/i;

/** Px that a side can have in WebP: https://developers.google.com/speed/webp/faq. A square of it is what sharp decodes. */
const maxSide = 16_383;

/**
 * Images that fields name can be shown; warns of small ones.
 * @param entries files in shape
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
    const [says, more] = fault;
    report(entry, at, `shows ${quote(name)}, which ${says}`, more);
  });
  await Promise.all(checks);
}

/** Images in texts are files in `static/`: no page makes sizes of those beside a text. */
export function imagesAreServed(
  { entry, images }: LongText,
  served: string[],
  report: Report,
): void {
  for (const { line, src } of images) {
    const message = `shows ${quote(src)}, which isn't in static/. Put the image there, and write ![Description](/board.png).`;
    if (!served.includes(decodeAddress(src))) report(entry, ["text"], message, { line });
  }
}

/** What is wrong with an image that a content file in `folder` names, with `warning` if it can be shown. */
async function imageFault(
  name: string,
  folder: string,
  { directives }: Field,
): Promise<[says: string, more?: typeof warning] | undefined> {
  const file = path.join(folder, name);
  const lack = nameFault(file, folder);
  if (lack) return [lack];
  try {
    const { width, height, orientation } = await factsOf(file);
    const { min = 0 } = directives.image ?? {};
    if (Math.max(width, height) > maxSide)
      return [`is too large for the web (${width} × ${height} px). Crop it.`];
    // gatsby-plugin-sharp reads the size before it rotates.
    if (orientation > 4) return ["is stored on its side, and would be cropped. Export it upright."];
    const says = `is ${width} px wide but displayed at up to ${min} px. Use a larger version.`;
    return width < min ? [says, warning] : undefined;
  } catch (error) {
    const reason = clip(String(error).replace(/^.*Error: /s, ""));
    return [`can't be decoded (${reason}). Export it again.`];
  }
}

/** What is wrong with the name of an image, for a content file in `folder`. */
function nameFault(file: string, folder: string): string | undefined {
  if (!formats.test(file)) return "pages can't show. Export it as .jpg, .png, .webp or .avif.";
  const beside = fs.existsSync(path.dirname(file)) ? fs.readdirSync(path.dirname(file)) : [];
  const name = path.basename(file);
  // Picture.PNG isn't picture.png, whatever the disk says.
  if (beside.includes(name)) return undefined;
  const images = fs.readdirSync(folder).filter((one) => formats.test(one));
  return `doesn't exist. Put the image in the same folder as this file.${didYouMean(name, images)}`;
}

/**
 * Px, and the orientation in its EXIF data (1 to 8; from 5 on it's on its side).
 * @throws {Error} if it isn't an image, or is truncated
 */
async function factsOf(file: string) {
  // Read here, because sharp doesn't notice that a file has changed.
  const image = sharp(fs.readFileSync(file));
  const { width, height, orientation = 1 } = await image.metadata();
  // Decodes all of it.
  if (Math.max(width, height) <= maxSide) await image.resize(16).raw().toBuffer();
  return { width, height, orientation };
}
