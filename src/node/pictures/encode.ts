import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildCache } from "../build-cache";
import { lanes } from "../in-parallel";
import { copyWhole, writeWhole } from "../write-whole";
import type { Pixels } from "./facts";

/** A picture to be made. */
export interface Wanted {
  /** Px. */
  width: number;
  format: "avif" | "jpg" | "png";
}

/**
 * Why: docs/decisions/006-images.md. In small pictures the effort shows, in large ones it
 * costs half a second each.
 */
const settings = {
  avif: { quality: 60, effort: 3 },
  largeAvif: { quality: 60, effort: 2 },
  jpg: { quality: 78, progressive: true },
  png: { palette: true, quality: 80, effort: 4 },
};

/** Px, from which a picture is a large one. */
const large = 600;

/** Cores are used by pictures beside each other: each takes a hundred MB, and none is asked for twice. */
sharp.concurrency(1);
sharp.cache(false);
const inLane = lanes();

/** Part of every address: pictures made in another way are other files. */
export const settingsDigest = createHash("sha256")
  .update(JSON.stringify([settings, large, sharp.versions]))
  .digest("hex")
  .slice(0, 8);

/** Work that is under way, by the file that it makes: several pages may ask for one picture at a time. */
const underWay = new Map<string, Promise<void>>();

/**
 * Makes sure that a picture is in the cache, and puts it where visitors load it.
 * @param digest of the source's content
 * @param pixels decodes the source; asked only when the picture is not there yet
 * @param target in `public/`
 */
export async function makePicture(
  digest: string,
  pixels: () => Promise<Pixels>,
  wanted: Wanted,
  target: string,
): Promise<void> {
  if (existsSync(target)) return;
  const name = `${wanted.width}-${settingsDigest}.${wanted.format}`;
  const kept = path.join(buildCache("pictures"), digest, name);
  const work = underWay.get(target) ?? make();
  underWay.set(target, work);
  await work.finally(() => underWay.delete(target));

  async function make(): Promise<void> {
    if (!existsSync(kept)) {
      await inLane(async () => writeWhole(kept, await encode(await pixels(), wanted)));
    }
    await copyWhole(kept, target);
  }
}

/** @returns the bytes of a picture in another size and format */
export function encode({ data, info }: Pixels, { width, format }: Wanted): Promise<Buffer> {
  const image = sharp(data, { raw: info }).resize(width);
  if (format === "avif") {
    return image.avif(width < large ? settings.avif : settings.largeAvif).toBuffer();
  }
  return format === "jpg"
    ? image.jpeg(settings.jpg).toBuffer()
    : image.png(settings.png).toBuffer();
}
