import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { filesBelow } from "../content/entry";

/** What a text, an article or a release may show. */
const isPicture = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

/** Bytes: more is no finer picture, but a repository that grows and a build that waits. */
const largest = 1_000_000;

/** The pictures of the content folder, and which of them are named. */
export interface PictureFiles {
  /** Every picture, as a path from the content folder. */
  all: Set<string>;
  named: Set<string>;
  /** Folders in which something that should name a picture does not name one that exists. */
  inDoubt: Set<string>;
  /** What is to be said of a picture that exists: an error, or a warning. */
  faults: (file: string, minWidth: number) => [message: string, severity?: "warning"][];
}

export function pictureFiles(root: string): PictureFiles {
  const all = filesBelow(root).filter((name) => isPicture.test(name));
  return { all: new Set(all), named: new Set(), inDoubt: new Set(), faults };

  function faults(file: string, minWidth: number): [string, "warning"?][] {
    const name = path.posix.basename(file);
    const place = path.join(root, file);
    const width = widthOf(place);
    if (width === undefined)
      return [[`names ${name}, which is no picture inside. Save it anew as what its name says.`]];
    const { size } = fs.statSync(place);
    const found: [string, "warning"][] = [];
    if (width < minWidth && !name.endsWith(".svg"))
      found.push([
        `names ${name}, which is ${width} px wide and shown up to ${minWidth}. Take a larger one.`,
        "warning",
      ]);
    if (size > largest)
      found.push([
        `names ${name}, which has ${(size / 1_000_000).toFixed(1)} MB. Make it smaller than 1 MB.`,
        "warning",
      ]);
    return found;
  }
}

/** Px; undefined for what is no picture. Most say it in their first bytes. */
function widthOf(file: string): number | undefined {
  try {
    return imageSize(firstBytes(file, 4_096)).width;
  } catch {
    try {
      return imageSize(fs.readFileSync(file)).width;
    } catch {
      return undefined;
    }
  }
}

function firstBytes(file: string, length: number): Uint8Array {
  const handle = fs.openSync(file, "r");
  try {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, 0));
  } finally {
    fs.closeSync(handle);
  }
}
