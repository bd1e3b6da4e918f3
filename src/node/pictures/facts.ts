import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { OutputInfo } from "sharp";
import { buildCache } from "../build-cache";
import { writeWhole } from "../write-whole";

/** What a page needs to know of a picture. */
export interface PictureFacts {
  /** Px, the right way up. */
  width: number;
  height: number;
  /** False where something behind it shows through. */
  opaque: boolean;
  /** The color of its edge, behind it while it loads: `#e8e0d0`. */
  colour: string;
}

/** A decoded picture, as sharp takes it. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decoded for the color of the edge: px. */
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
  const kept = path.join(buildCache("pictures"), digest, "size-and-edge.json");
  if (existsSync(kept)) return JSON.parse(await fs.readFile(kept, "utf8")) as PictureFacts;
  const { data, info } = await pixels();
  const { width, height } = info;
  const image = sharp(data, { raw: info });
  const small = await image
    .resize(sample, sample, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = edgeOf(small.data, small.info);
  const opaque = await isOpaque(small);
  const colour = `#${[0, 1, 2].map((channel) => hex(median(edge, channel))).join("")}`;
  const facts = { width, height, opaque, colour };
  await writeWhole(kept, JSON.stringify(facts));
  return facts;
}

const isOpaque = async ({ data, info }: { data: Buffer; info: OutputInfo }): Promise<boolean> =>
  (await sharp(data, { raw: { ...info, channels: 4 } }).stats()).isOpaque;

/** The pixels along the four sides. */
function edgeOf(data: Buffer, { width, height }: OutputInfo): Uint8Array[] {
  const at = (x: number, y: number) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
  const along = (length: number) => Array.from({ length }, (_, index) => index);
  return [
    ...along(width).flatMap((x) => [at(x, 0), at(x, height - 1)]),
    ...along(height).flatMap((y) => [at(0, y), at(width - 1, y)]),
  ];
}

/** What most of them have, not a mixture: a border on three sides is the edge. */
function median(pixels: Uint8Array[], channel: number): number {
  const values = pixels.map((pixel) => pixel[channel] ?? 0).sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

const hex = (value: number): string => value.toString(16).padStart(2, "0");
