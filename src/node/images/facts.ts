import sharp from "sharp";
import type { OutputInfo } from "sharp";
import { cached } from "../build-cache";

/** What a page needs to know about an image. */
export interface ImageFacts {
  /** Px, after rotation. */
  width: number;
  height: number;
  /** False for an image with transparent parts. */
  opaque: boolean;
  /** The color of its edge, shown while it loads: `#e8e0d0`. */
  colour: string;
}

/** A decoded image, as sharp takes it. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Size of the sample for the color of the edge, in px. */
const sample = 200;

/** Decodes an image, rotated and in sRGB, once for all sizes. */
export async function decode(file: string): Promise<Pixels> {
  const image = sharp(file).rotate().toColourspace("srgb");
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, info: { width, height, channels } };
}

/**
 * Size and colour of an image, from the cache when it is there.
 * @param digest of the file's content
 * @param pixels decodes it
 */
export async function imageFacts(
  digest: string,
  pixels: () => Promise<Pixels>,
): Promise<ImageFacts> {
  const measured = async () => JSON.stringify(await measure(await pixels()));
  const json = await cached(`images/${digest}/size-and-edge.json`, measured);
  return JSON.parse(json.toString()) as ImageFacts;
}

async function measure({ data, info }: Pixels): Promise<ImageFacts> {
  const { width, height } = info;
  const image = sharp(data, { raw: info });
  const small = await image
    .resize(sample, sample, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = edgeOf(small.data, small.info);
  const opaque = small.data.every((value, index) => index % 4 < 3 || value === 255);
  const colour = `#${[0, 1, 2].map((channel) => hex(median(edge, channel))).join("")}`;
  return { width, height, opaque, colour };
}

/** The pixels along the four sides. */
function edgeOf(data: Buffer, { width, height }: OutputInfo): Uint8Array[] {
  const at = (x: number, y: number) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
  const along = (length: number) => Array.from({ length }, (_, index) => index);
  return [
    ...along(width).flatMap((x) => [at(x, 0), at(x, height - 1)]),
    ...along(height).flatMap((y) => [at(0, y), at(width - 1, y)]),
  ];
}

/** The median, not the mean: a border on three sides decides. */
function median(pixels: Uint8Array[], channel: number): number {
  const values = pixels.map((pixel) => pixel[channel] ?? 0).sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

const hex = (value: number): string => value.toString(16).padStart(2, "0");
