import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../reader/entry";
import { isImage } from "./image-files";

/** In px, as a page shows it. */
export interface Size {
  width: number;
  height: number;
}

/** By path from the content folder; undefined for a file that isn't an image. */
export type ImageSizes = ReadonlyMap<string, Size | undefined>;

/** Measures every image in the content folder with what renders them. */
export async function imageSizes(root: string): Promise<ImageSizes> {
  const names = filesBelow(root).filter((name) => isImage.test(name));
  const measure = async (name: string) => [name, await sizeOf(path.join(root, name))] as const;
  return new Map(await Promise.all(names.map(measure)));
}

async function sizeOf(file: string): Promise<Size | undefined> {
  try {
    // Read here, because sharp doesn't notice that a file has changed.
    const { autoOrient } = await sharp(await fs.readFile(file)).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}
