import path from "node:path";
import type { Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { makeImage, settingsDigest } from "./encode";
import type { Wanted } from "./encode";
import { decode, imageFacts } from "./facts";
import type { Pixels } from "./facts";

/** An image's file node of gatsby-source-filesystem. */
export type ImageFile = Node & { absolutePath: string; name: string; extension: string };

/** Arguments of `gatsbyImageData`, in px. */
export interface ImageArgs {
  /** Its maximum width on a page. */
  width: number;
  /** It has the same width in every window. */
  fixed?: boolean;
  /** The widths to make; the source's width is the limit. */
  breakpoints?: number[];
}

/** Px, the width of a phone without a high-density screen. */
const phone = 400;

/**
 * Resolves `gatsbyImageData` and makes the images: AVIF and WebP in every width, and one fallback. gatsby-plugin-image chooses
 * widths and markup. Why not gatsby-plugin-sharp: docs/decisions/006-images.md.
 */
export async function imageData(file: ImageFile, args: ImageArgs): Promise<IGatsbyImageData> {
  const digest = file.internal.contentDigest;
  let decoded: Promise<Pixels> | undefined;
  const pixels = () => (decoded ??= decode(file.absolutePath));
  const facts = await imageFacts(digest, pixels);
  const format = facts.opaque ? "jpg" : "png";
  const wanted = new Map<string, Wanted>();
  const data = generateImageData({
    pluginName: "website",
    filename: file.absolutePath,
    width: args.width,
    layout: args.fixed ? "fixed" : "constrained",
    breakpoints: args.breakpoints ?? widthsFor(args.width),
    formats: [format, "avif", "webp"],
    sourceMetadata: { width: facts.width, height: facts.height, format },
    // Transparent images get no background color.
    ...(facts.opaque && { backgroundColor: facts.colour }),
    generateImageSource: (_file, width, height, imageFormat) => {
      const src = addressOf(file, width, imageFormat);
      wanted.set(src, { width, format: imageFormat as Wanted["format"] });
      return { src, width, height, format: imageFormat };
    },
  });
  const { fallback } = data.images;
  const toMake = [...wanted].filter(
    ([src, { format: wantedFormat }]) => wantedFormat !== format || src === fallback?.src,
  );
  await Promise.all(
    toMake.map(([src, one]) =>
      makeImage(digest, pixels, one, path.join("public", decodeURIComponent(src))),
    ),
  );
  return {
    ...data,
    images: { ...data.images, ...(fallback && { fallback: { src: fallback.src } }) },
  };
}

/**
 * Default widths of an image: a phone's, its own, and twice that for high-density screens.
 * @param width its maximum width on a page, in px
 */
const widthsFor = (width: number): number[] => [
  ...(phone < width ? [phone] : []),
  width,
  width * 2,
];

/** The address has hashes of content and settings: `/static/` may be cached for ever. */
const addressOf = ({ name, internal }: ImageFile, width: number, format: string): string =>
  `/static/${internal.contentDigest.slice(0, 16)}-${settingsDigest}/${encodeURIComponent(name)}-${width}.${format}`;
