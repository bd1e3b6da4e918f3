import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { filesBelow } from "../reader/entry";
import { clip, quote } from "../reader/quote";

/** Formats that a text may show. */
export const isImage = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

const isVideo = /\.(mp4|m4v|mov|webm|avi|mkv)$/i;

/** True for a video, and for an image format of cameras or printers. */
export const isForeign = (name: string): boolean =>
  isVideo.test(name) || /\.(hei[cf]|tiff?|bmp|psd|raw|dng|pdf)$/i.test(name);

/** What is wrong with such an image, and what to do. */
export const foreignFormat = (name: string): string =>
  isVideo.test(name)
    ? `shows ${quote(name)}, which is a video. Use an image that links to the video instead.`
    : `shows ${quote(name)}, which browsers can't display. Export it as .jpg or .png.`;

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
    const name = clip(path.posix.basename(file));
    const { width, height } = size(file) ?? {};
    if (width === undefined || height === undefined)
      return [[`shows ${name}, which isn't a valid image. Export it again.`]];
    const content = fs.readFileSync(path.join(root, file));
    const bytes = content.length;
    const found: [string, "warning"?][] = [];
    const isSvg = /\.svg$/i.test(name);
    if (!isSvg && isTooLarge(width, height))
      found.push([
        `shows ${name}, which is too large for the web (${width} × ${height} px). Crop it, or split it into several images.`,
      ]);
    if (isSvg && !content.includes("http://www.w3.org/2000/svg"))
      found.push([
        `shows ${name}, which browsers won't display. Add xmlns="http://www.w3.org/2000/svg" to its <svg> tag.`,
      ]);
    if (placeholders.some((mark) => content.includes(mark)))
      found.push([
        `shows ${name}, the placeholder from npm run new. Replace it with your own image.`,
        "warning",
      ]);
    if (width < minWidth && !isSvg)
      found.push([
        `shows ${name}, which is ${width} px wide but displayed at up to ${minWidth} px. Use a larger version.`,
        "warning",
      ]);
    if (bytes > maxBytes)
      found.push([
        `shows ${name}, which is ${(bytes / 1_000_000).toFixed(1)} MB. Compress or resize it to less than 1 MB.`,
        "warning",
      ]);
    return found;
  }
}

function sizeOf(file: string): Size | undefined {
  try {
    return imageSize(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}
