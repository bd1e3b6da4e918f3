import path from "node:path";
import sharp from "sharp";
import { cached } from "../node/build-cache";

/** What a page needs to know about an image. */
export interface ImageFacts {
  /** Px, after rotation. */
  width: number;
  height: number;
  /** False for an image with transparent parts. */
  opaque: boolean;
  /** Its mean color, shown while it loads: `#e8e0d0`. */
  colour: string;
}

/** A decoded image, as sharp takes it. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Size of the sample that is measured, in px: much faster than the image. */
const sample = 200;

/**
 * Decodes an image, rotated and in sRGB, once for all sizes.
 * @throws {Error} with the file name if it isn't an image or is truncated
 */
export async function decode(file: string): Promise<Pixels> {
  const image = sharp(file).rotate().toColourspace("srgb");
  const { data, info } = await image
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((fault: unknown) => {
      throw new Error(`${path.relative("", file)} can't be decoded. ${String(fault)}`);
    });
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
  const json = await cached(`images/${digest}/facts.json`, measured);
  return JSON.parse(json.toString()) as ImageFacts;
}

async function measure({ data, info }: Pixels): Promise<ImageFacts> {
  const { width, height } = info;
  const small = await sharp(data, { raw: info })
    .resize(sample, sample, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { isOpaque, channels } = await sharp(small.data, { raw: small.info }).stats();
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  const colour = `#${mean.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  return { width, height, opaque: isOpaque, colour };
}
