import sharp from "sharp";
import { textWidth } from "../long-text/images";
import type { TextImage } from "../long-text/images";
import { imageData } from "./image-data";
import type { ImageFile } from "./image-data";

/**
 * Prepares an image of `content/` for a text: photographs and drawings in all sizes and formats, SVG as it is, animated
 * images as they are and their first frame for visitors who want no motion.
 * @param publish copies a file into `public/` and returns its address
 */
export async function textImage(
  file: ImageFile,
  isWide: boolean,
  publish: (file: ImageFile) => string,
): Promise<TextImage> {
  const metadata = await sharp(file.absolutePath).metadata();
  const asIs = () => ({ src: publish(file), width: metadata.width, height: metadata.height });
  if (file.extension === "svg") return { sources: [], ...asIs() };
  const { images, width, height } = await imageData(file, {
    width: isWide ? textWidth.wide : textWidth.column,
  });
  const sources = images.sources ?? [];
  if ((metadata.pages ?? 1) === 1)
    return { sources, src: images.fallback?.src ?? publish(file), width, height };
  const media = "(prefers-reduced-motion: reduce)";
  return { sources: sources.map(({ srcSet, type }) => ({ media, srcSet, type })), ...asIs() };
}
