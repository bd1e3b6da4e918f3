/** Pictures of pages, made small enough to keep, and what differs between two of them. */
import sharp from "sharp";

/** One square of a picture is the mean of so many by so many pixels of the page. */
export const SCALE = 6;
/** A square differs when red, green or blue is further off than this, of 255. The same page is drawn with up to 2. */
const LEVELS = 1;
/** A picture differs when more squares do. */
const SQUARES = 2;

/** Red, green and blue of each square, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How much of a picture is another than before, and where: in px of the page, from its top. */
export interface Difference {
  squares: number;
  top: number;
  bottom: number;
}

/** Reads any picture as it is. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const sharpOf = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** As it is kept: without any loss. */
export const encode = (picture: Picture): Promise<Buffer> =>
  sharpOf(picture).webp({ lossless: true, effort: 6 }).toBuffer();

/** As somebody looks at it: as large as the page. */
export const enlarge = (picture: Picture): Promise<Buffer> =>
  sharpOf(picture)
    .resize(picture.width * SCALE, picture.height * SCALE, { kernel: "nearest" })
    .png()
    .toBuffer();

/** The means of all squares; those at the right and at the end may be cut. */
export function shrink({ width: fullWidth, height: fullHeight, data: full }: Picture): Picture {
  const [width, height] = [Math.ceil(fullWidth / SCALE), Math.ceil(fullHeight / SCALE)];
  const sums = new Uint32Array(width * height * 3);
  // A page has up to twenty million pixels: nothing is called or made in here.
  for (let y = 0, from = 0; y < fullHeight; y += 1) {
    const row = Math.floor(y / SCALE) * width;
    for (let x = 0; x < fullWidth; x += 1, from += 3) {
      const to = (row + Math.floor(x / SCALE)) * 3;
      sums[to] = (sums[to] ?? 0) + (full[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (full[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (full[from + 2] ?? 0);
    }
  }
  const mean = (sum: number, at: number) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const columns = Math.min(SCALE, fullWidth - x * SCALE);
    const rows = Math.min(SCALE, fullHeight - y * SCALE);
    return Math.round(sum / (columns * rows));
  };
  return { width, height, data: Uint8Array.from(sums, mean) };
}

/** Numbers of the squares that differ, as they are counted in a picture that is as wide as both and as high as the higher. */
function differing(before: Picture, now: Picture): number[] {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const valueAt = (picture: Picture, x: number, y: number, channel: number) =>
    x < picture.width && y < picture.height
      ? (picture.data[(y * picture.width + x) * 3 + channel] ?? NaN)
      : NaN;
  // What only one of them has is no number, and so not near any.
  const isNear = (x: number, y: number) =>
    [0, 1, 2].every((channel) => {
      const off = valueAt(before, x, y, channel) - valueAt(now, x, y, channel);
      return Math.abs(off) <= LEVELS;
    });
  const found: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    if (!isNear(at % width, Math.floor(at / width))) found.push(at);
  }
  return found;
}

/** @returns undefined where the two look the same */
export function differenceOf(before: Picture, now: Picture): Difference | undefined {
  const found = differing(before, now);
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  if (found.length <= SQUARES) return undefined;
  const rowOf = (at: number) => Math.floor(at / Math.max(before.width, now.width));
  return {
    squares: found.length,
    top: rowOf(first) * SCALE,
    bottom: (rowOf(last) + 1) * SCALE,
  };
}

/** What is there now, pale, and what differs in red. */
export function drawDifference(before: Picture, now: Picture): Picture {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let at = 0; at < now.width * now.height * 3; at += 1) {
    const [row, column] = [Math.floor(at / (now.width * 3)), at % (now.width * 3)];
    data[row * width * 3 + column] = 192 + (now.data[at] ?? 0) / 4;
  }
  for (const at of differing(before, now)) data.set([220, 0, 0], at * 3);
  return { width, height, data };
}

/** Whether nearly all of it is of one colour: a page that has not been drawn. */
export function isBlank(picture: Picture): boolean {
  const { width, height, data } = picture;
  const corner = data.subarray(0, 3);
  const even = Uint8Array.from({ length: data.length }, (_, at) => corner[at % 3] ?? 0);
  return differing({ width, height, data: even }, picture).length < (width * height) / 100;
}
