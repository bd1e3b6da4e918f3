import sharp from "sharp";
import { textWidth } from "../long-text/images";
import type { TextImage } from "../long-text/images";
import { imageData } from "../images/image-data";
import type { ImageFile } from "../images/image-data";

/** A file node of gatsby-source-filesystem. */
export type FileNode = ImageFile & { extension: string };

/**
 * Prepares an image of `content/` for a text: photographs and drawings in all sizes and formats, SVG as it is, animated
 * images as they are and their first frame for visitors who want no motion.
 * @param publish copies a file into `public/` and returns its address
 */
export async function textImage(
  file: FileNode,
  isWide: boolean,
  publish: (file: FileNode) => string,
): Promise<TextImage> {
  const width = isWide ? textWidth.wide : textWidth.column;
  const metadata = await sharp(file.absolutePath).metadata();
  const moves = (metadata.pages ?? 1) > 1;
  if (file.extension === "svg" || moves) {
    const still = moves ? (await imageData(file, { width })).images.sources : [];
    return {
      sources: (still ?? []).map(({ srcSet, type }) => ({
        media: "(prefers-reduced-motion: reduce)",
        srcSet,
        type,
      })),
      src: publish(file),
      width: metadata.width,
      height: metadata.height,
    };
  }
  const data = await imageData(file, { width });
  const sources = (data.images.sources ?? []).map(({ srcSet, type, sizes }) => ({
    srcSet,
    type,
    sizes,
  }));
  const src = data.images.fallback?.src ?? publish(file);
  return { sources, src, width: data.width, height: data.height };
}
