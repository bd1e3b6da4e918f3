import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { filesBelow, folderOf } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { clip, quote } from "../reader/quote";
import { didYouMean } from "./suggest";

/** Formats that a text may show. */
export const isImage = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

const isVideo = /\.(mp4|m4v|mov|webm|avi|mkv)$/i;

/** Formats of cameras and printers. */
const isForeign = /\.(hei[cf]|tiff?|bmp|psd|raw|dng|pdf)$/i;

/**
 * What is wrong with the address of an image beside a content file.
 * @param images paths from the content folder, in the case used on disk: Picture.PNG isn't picture.png
 * @param formats that can be shown there
 */
export function imageFault(
  address: string,
  entry: Entry,
  images: ReadonlySet<string>,
  formats = isImage,
): string | undefined {
  const shows = `shows ${quote(address)}, which`;
  if (isVideo.test(address))
    return `${shows} is a video. Use an image that links to the video instead.`;
  if (isForeign.test(address)) return `${shows} browsers can't display. Export it as .jpg or .png.`;
  if (!formats.test(address))
    return `${shows} isn't an image. Use a .png, .jpg, .webp or .avif file.`;
  const folder = folderOf(entry);
  if (images.has(path.posix.join(folder, address))) return undefined;
  const inFolder = [...images].filter((image) => path.posix.dirname(image) === folder);
  const beside = inFolder.map((image) => path.posix.basename(image));
  const name = address.split(/[\\/]/).at(-1) ?? "";
  const meant = beside.includes(name)
    ? ` Write ./${name}.`
    : beside.some((other) => other.normalize() === name.normalize())
      ? " The file name uses decomposed accents (NFD). Rename it without accents."
      : didYouMean(name, beside);
  return `${shows} doesn't exist. Put the image in the same folder as this file.${meant}`;
}

/** Says so if an image is described by its file name. */
export function altFault(alt: string, address: string): string | undefined {
  const words = alt.trim().toLowerCase();
  const name = path.posix.basename(address).replace(/\.\w+$/, "");
  return isImage.test(words) || words === name.toLowerCase()
    ? `uses the file name ${quote(alt)} as alternative text. Describe what the image shows.`
    : undefined;
}

/** Bytes; larger files only bloat the repository and slow the build. */
const maxBytes = 1_000_000;

/** Px of a side, in WebP: https://developers.google.com/speed/webp/faq. AVIF takes one more. */
const maxSide = 16_383;
/** Px, twice the width of the widest image on a page. */
const maxWidth = 3200;
/** Pixels that sharp decodes: https://sharp.pixelplumbing.com/api-constructor (limitInputPixels). */
const maxPixels = 268_402_689;

/** Whether an image has no version that a page could show. */
const isTooLarge = (width: number, height: number): boolean =>
  width * height > maxPixels || height * Math.min(1, maxWidth / width) > maxSide;

/** The images in the content folder, and which of them the content uses. */
export interface ImageFiles {
  /** Every image, as a path from the content folder. */
  all: Set<string>;
  named: Set<string>;
  /** Folders where the content names an image that does not exist. */
  inDoubt: Set<string>;
  /** What is wrong with an existing image. */
  faults: (file: string, minWidth?: number) => [message: string, severity?: "warning"][];
  /** In px; undefined if the file isn't an image. */
  size: (file: string) => Size | undefined;
}

interface Size {
  width: number;
  height: number;
}

/** @param placeholders what images contain until their author replaces them */
export function imageFiles(root: string, placeholders: string[]): ImageFiles {
  const all = filesBelow(root).filter((name) => isImage.test(name));
  const size = (file: string) => sizeOf(path.join(root, file));
  return { all: new Set(all), named: new Set(), inDoubt: new Set(), faults, size };

  function faults(file: string, minWidth = 0): [string, "warning"?][] {
    const shows = `shows ${clip(path.posix.basename(file))}, which`;
    const { width, height } = size(file) ?? {};
    if (width === undefined || height === undefined)
      return [[`${shows} isn't a valid image. Export it again.`]];
    const content = fs.readFileSync(path.join(root, file));
    const isSvg = /\.svg$/i.test(file);
    const megabytes = (content.length / 1_000_000).toFixed(1);
    const known: [isWrong: boolean, message: string, severity?: "warning"][] = [
      [
        !isSvg && isTooLarge(width, height),
        `${shows} is too large for the web (${width} × ${height} px). Crop it, or split it into several images.`,
      ],
      [
        isSvg && !content.includes("http://www.w3.org/2000/svg"),
        `${shows} browsers won't display. Add xmlns="http://www.w3.org/2000/svg" to its <svg> tag.`,
      ],
      [
        placeholders.some((mark) => content.includes(mark)),
        `${shows} is the placeholder from npm run new. Replace it with your own image.`,
        "warning",
      ],
      [
        !isSvg && width < minWidth,
        `${shows} is ${width} px wide but displayed at up to ${minWidth} px. Use a larger version.`,
        "warning",
      ],
      [
        content.length > maxBytes,
        `${shows} is ${megabytes} MB. Compress or resize it to less than 1 MB.`,
        "warning",
      ],
    ];
    return known.flatMap(([isWrong, ...fault]) => (isWrong ? [fault] : []));
  }
}

function sizeOf(file: string): Size | undefined {
  try {
    return imageSize(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}
