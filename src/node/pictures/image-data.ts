import path from "node:path";
import type { Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData, IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import { makePicture, settingsDigest } from "./encode";
import type { Wanted } from "./encode";
import { decode, pictureFacts } from "./facts";
import type { Pixels } from "./facts";

/** A picture's file as gatsby-source-filesystem brings it. */
export type PictureFile = Node & { absolutePath: string; name: string };

/** How `gatsbyImageData` may be asked: px. */
export interface PictureArgs {
  /** The widest that it is shown. */
  width: number;
  layout?: IGatsbyImageHelperArgs["layout"];
  /** The widths that are made; what is wider than the source becomes its width. */
  breakpoints?: number[];
}

/** Px, the width of a picture that fills a phone whose pixels are coarse. */
const phone = 400;

/**
 * What `gatsbyImageData` answers here, with the pictures made: AVIF in every width, and one picture for
 * browsers that do not know it. gatsby-plugin-image says which widths, and how a page names them;
 * gatsby-plugin-sharp's own way knows neither AVIF's effort nor a cache that outlives Gatsby's
 * (docs/decisions/006-images.md).
 */
export async function imageData(file: PictureFile, args: PictureArgs): Promise<IGatsbyImageData> {
  const digest = file.internal.contentDigest;
  let decoded: Promise<Pixels> | undefined;
  const pixels = () => (decoded ??= decode(file.absolutePath));
  const facts = await pictureFacts(digest, pixels);
  const format = facts.opaque ? "jpg" : "png";
  const wanted = new Map<string, Wanted>();
  const data = generateImageData({
    pluginName: "cairn-website",
    filename: file.absolutePath,
    width: args.width,
    layout: args.layout ?? "constrained",
    breakpoints: args.breakpoints ?? widthsFor(args.width),
    formats: [format, "avif"],
    sourceMetadata: { width: facts.width, height: facts.height, format },
    // Behind one that shows what is behind it, nothing.
    ...(facts.opaque && { backgroundColor: facts.colour }),
    generateImageSource: (_file, width, height, of) => {
      const src = addressOf(file, width, of);
      wanted.set(src, { width, format: of as Wanted["format"] });
      return { src, width, height, format: of };
    },
  });
  const { fallback } = data.images;
  const made = [...wanted].filter(
    ([src, { format: of }]) => of === "avif" || src === fallback?.src,
  );
  await Promise.all(
    made.map(([src, one]) =>
      makePicture(digest, pixels, one, path.join("public", decodeURIComponent(src))),
    ),
  );
  return {
    ...data,
    images: { ...data.images, ...(fallback && { fallback: { src: fallback.src } }) },
  };
}

/**
 * The widths of a picture that does not name its own: a phone's, its own, and twice that for fine pixels.
 * @param width px, the widest that it is shown
 */
export const widthsFor = (width: number): number[] => [
  ...(phone < width ? [phone] : []),
  width,
  width * 2,
];

/** Hosts may keep `/static/` for ever: the address names content and settings. */
const addressOf = ({ name, internal }: PictureFile, width: number, format: string): string =>
  `/static/${internal.contentDigest.slice(0, 16)}-${settingsDigest}/${encodeURIComponent(name)}-${width}.${format}`;
