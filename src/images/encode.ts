import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import sharp from "sharp";
import { cached } from "../node/build-cache";
import { lanes } from "../node/lanes";
import { writeWhole } from "../node/write-whole";
import type { Pixels } from "./facts";

/** Size and format of an image to make. */
export interface Wanted {
  /** Px. */
  width: number;
  format: "avif" | "webp" | "jpg" | "png";
}

/** Reasons: docs/decisions/006-images.md. More effort shows in small images, and costs half a second in large ones. */
const settings = {
  avif: { quality: 55, effort: 3 },
  largeAvif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 78, progressive: true },
  png: { palette: true, quality: 80, effort: 4 },
};

/** Large images begin at this width, in px. */
const large = 600;

/** One core per image and no cache: images are encoded in parallel, 100 MB each, and none of them twice. */
sharp.concurrency(1);
sharp.cache(false);
const inLane = lanes();

/** Part of every address: other settings make other files. */
export const settingsDigest = createHash("sha256")
  .update(JSON.stringify([settings, large, sharp.versions]))
  .digest("hex")
  .slice(0, 8);

/** Running work by target file: several pages may ask for one image at a time. */
const underWay = new Map<string, Promise<void>>();

/**
 * Copies an image from the cache to its target; encodes it first when it is missing there.
 * @param digest of the source's content
 * @param pixels decodes the source; called only to encode
 * @param target in `public/`
 */
export async function makeImage(
  digest: string,
  pixels: () => Promise<Pixels>,
  wanted: Wanted,
  target: string,
): Promise<void> {
  if (existsSync(target)) return;
  const name = `${wanted.width}-${settingsDigest}.${wanted.format}`;
  const work = underWay.get(target) ?? make();
  underWay.set(target, work);
  await work.finally(() => underWay.delete(target));

  async function make(): Promise<void> {
    const encoded = async () => encode(await pixels(), wanted);
    await writeWhole(target, await cached(`images/${digest}/${name}`, () => inLane(encoded)));
  }
}

/** Encodes an image in a size and format. */
function encode({ data, info }: Pixels, { width, format }: Wanted): Promise<Buffer> {
  const image = sharp(data, { raw: info }).resize(width);
  if (format === "avif") {
    return image.avif(width < large ? settings.avif : settings.largeAvif).toBuffer();
  }
  return image.toFormat(format, settings[format]).toBuffer();
}
