import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { buildCache } from "../build-cache";
import { writeWhole } from "../write-whole";

/** What a page needs to know of a picture. */
export interface PictureFacts {
  /** Px, the right way up. */
  width: number;
  height: number;
  /** False where something behind it shows through. */
  opaque: boolean;
  /** The colour behind it while it loads: `#e8e0d0`. */
  colour: string;
}

/** A decoded picture, as sharp takes it. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decoded for colours: px. The dominant one of a small picture is that of the large. */
const sample = 200;

/** Decodes a picture once, the right way up and in sRGB, for every size that is made of it. */
export async function decode(file: string): Promise<Pixels> {
  const image = sharp(file).rotate().toColourspace("srgb");
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, info: { width, height, channels } };
}

/**
 * Size and colour of a picture, from the cache where it has been seen before.
 * @param digest of the file's content
 * @param pixels decodes it
 */
export async function pictureFacts(
  digest: string,
  pixels: () => Promise<Pixels>,
): Promise<PictureFacts> {
  const kept = path.join(buildCache("pictures"), digest, "facts.json");
  if (existsSync(kept)) return JSON.parse(await fs.readFile(kept, "utf8")) as PictureFacts;
  const { data, info } = await pixels();
  const { width, height } = info;
  const image = sharp(data, { raw: info });
  const small = await image
    .resize(sample, sample, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  const { dominant, isOpaque: opaque } = await sharp(small).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map(hex).join("")}`;
  const facts = { width, height, opaque, colour };
  await writeWhole(kept, JSON.stringify(facts));
  return facts;
}

const hex = (value: number): string => value.toString(16).padStart(2, "0");
