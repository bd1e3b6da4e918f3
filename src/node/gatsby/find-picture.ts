import sharp from "sharp";
import { textWidth } from "../long-text/pictures";
import type { TextPicture } from "../long-text/pictures";
import { imageData } from "../pictures/image-data";
import type { PictureFile } from "../pictures/image-data";

/** A file as gatsby-source-filesystem brings it. */
export type FileNode = PictureFile & { extension: string };

/**
 * Makes a picture of `content/` ready for a text:
 * - a photograph or drawing in every size and format that the column needs
 * - SVG as it is
 * - one that moves as it is, and its first frame for whoever wants no motion
 * @param publish copies a file to where visitors can load it, and says its address
 */
export async function textPicture(
  file: FileNode,
  isWide: boolean,
  publish: (file: FileNode) => string,
): Promise<TextPicture> {
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
