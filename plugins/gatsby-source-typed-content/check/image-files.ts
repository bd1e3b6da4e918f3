import fs from "node:fs";
import path from "node:path";
import { filesBelow, folderOf } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { clip, quote } from "../reader/quote";
import type { ImageSizes, Size } from "./image-sizes";
import { didYouMean } from "./suggest";

/** Images, whether or not a page can make other sizes of them. */
export const isImage = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

/** Formats of which a page can make other sizes. */
const pixels = /\.(png|jpe?g|webp|avif)$/i;

/** Formats of cameras and printers. */
const isForeign = /\.(hei[cf]|tiff?|bmp|psd|raw|dng|pdf)$/i;

/**
 * What is wrong with the name of an image beside a content file.
 * @param images paths from the content folder, in the case used on disk: Picture.PNG isn't picture.png
 */
export function imageFault(
  address: string,
  entry: Entry,
  images: ReadonlySet<string>,
): string | undefined {
  const shows = `shows ${quote(address)}, which`;
  if (isForeign.test(address)) return `${shows} browsers can't display. Export it as .jpg or .png.`;
  if (!pixels.test(address))
    return `${shows} isn't an image. Use a .png, .jpg, .webp or .avif file.`;
  const folder = folderOf(entry);
  if (images.has(path.posix.join(folder, address))) return undefined;
  const inFolder = [...images].filter((image) => path.posix.dirname(image) === folder);
  const beside = inFolder.map((image) => path.posix.basename(image));
  const name = address.split(/[\\/]/).at(-1) ?? "";
  const double = beside.find((other) => looksOf(other) === looksOf(name));
  if (double !== undefined && double !== name)
    return `${shows} doesn't exist. ${differenceFrom(double)}`;
  const meant = double ? ` Write ./${name}.` : didYouMean(name, beside);
  return `${shows} doesn't exist. Put the image in the same folder as this file.${meant}`;
}

/** What readers see of a name: some characters look like others, or like nothing. */
const looksOf = (name: string): string => name.normalize("NFKC").replace(/\p{Cf}/gu, "");

/** Why a name isn't that of a file that looks the same, and what to do. */
function differenceFrom(file: string): string {
  const isName = "The image beside this file is named";
  const [odd] = /(?! )[\p{Zs}\p{Cf}]/u.exec(file) ?? [];
  const code = odd?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  if (odd && /\p{Zs}/u.test(odd))
    return `${isName} with a special space (U+${code}), as in screenshots of a Mac. Rename it with hyphens.`;
  if (odd) return `${isName} with an invisible character (U+${code}). Rename it.`;
  if (file !== file.normalize())
    return `${isName} with decomposed accents (NFD). Rename it without accents.`;
  return "An image beside this file has a name that looks the same. Retype the name here.";
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
  /** What is wrong with an existing image. */
  faults: (file: string, minWidth?: number) => [message: string, severity?: "warning"][];
  /** Undefined if it isn't known, or the file isn't an image. */
  size: (file: string) => Size | undefined;
}

export function imageFiles(root: string, sizes: ImageSizes): ImageFiles {
  const all = filesBelow(root).filter((name) => isImage.test(name));
  const size = (file: string) => sizes.get(file);
  return { all: new Set(all), named: new Set(), faults, size };

  function faults(file: string, minWidth = 0): [string, "warning"?][] {
    const shows = `shows ${clip(path.posix.basename(file))}, which`;
    if (sizes.has(file) && !size(file)) return [[`${shows} isn't a valid image. Export it again.`]];
    const { width = minWidth, height = 0 } = size(file) ?? {};
    const content = fs.readFileSync(path.join(root, file));
    const megabytes = (content.length / 1_000_000).toFixed(1);
    const known: [isWrong: boolean, message: string, severity?: "warning"][] = [
      [
        isTooLarge(width, height),
        `${shows} is too large for the web (${width} × ${height} px). Crop it.`,
      ],
      [
        width < minWidth,
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
