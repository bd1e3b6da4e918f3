import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { textWidth } from "../long-text/pictures";
import type { TextPicture } from "../long-text/pictures";

/** A file as gatsby-source-filesystem brings it. */
export type FileNode = Node & { absolutePath: string; extension: string };

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
  { reporter, cache }: CreateResolversArgs,
): Promise<TextPicture | undefined> {
  const metadata = await sharp(file.absolutePath).metadata();
  const moves = (metadata.pages ?? 1) > 1;
  if (file.extension === "svg" || moves) {
    const still = moves ? await scaled(["webp"]) : undefined;
    const srcSet = still?.images.sources?.[0]?.srcSet ?? still?.images.fallback?.srcSet;
    return {
      sources: srcSet ? [{ media: "(prefers-reduced-motion: reduce)", srcSet }] : [],
      src: publish(file),
      width: metadata.width,
      height: metadata.height,
    };
  }
  const data = await scaled();
  const { src, srcSet, sizes } = data?.images.fallback ?? {};
  if (!data || !src) return undefined;
  const sources = (data.images.sources ?? []).map(({ srcSet: set, type, sizes: wide }) => ({
    srcSet: set,
    type,
    sizes: wide,
  }));
  return { sources, src, srcSet, sizes, width: data.width, height: data.height };

  function scaled(formats?: ["webp"]) {
    const args = { width: isWide ? textWidth.wide : textWidth.column, ...(formats && { formats }) };
    return generateImageData({ file, args, pathPrefix: "", reporter, cache });
  }
}
