import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { decodeAddress } from "../../plugins/gatsby-source-typed-content";

/** Width of a text's column, and of wide images in it, in px: `theme.width`. */
export const textWidth = { column: 672, wide: 768 };

/** An image in all sizes for a text. */
export interface TextImage {
  /** For `<source>`. */
  sources: { srcSet: string; type?: string; sizes?: string; media?: string }[];
  src: string;
  /** Px. */
  width: number;
  height: number;
}

/**
 * Finds an image by its address in the text.
 * @param isWide wider than the column
 */
export type FindImage = (address: string, isWide: boolean) => Promise<TextImage | undefined>;

/** Addresses that aren't files next to the text. */
const elsewhere = /^(\w+:|\/)/;

/** Addresses of videos: an image that links to one gets a play icon. */
const film = /^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com|loom\.com)\/|\.(mp4|webm)$/;

/**
 * Makes the images of a text responsive: `![description](./board.png "caption")`. An image in a paragraph of its own
 * becomes a figure, wide after `#wide`. Missing images stay; the content check has reported them.
 */
export async function placeImages(root: Root, find: FindImage): Promise<void> {
  const images: Element[] = [];
  visit(root, "element", (node) => {
    if (node.tagName === "img") images.push(node);
  });
  const [first] = root.children.filter(({ type }) => type === "element");
  for (const image of images) {
    const [address = "", variant] = String(image.properties.src).split("#");
    const isWide = variant === "wide";
    const found = elsewhere.test(address) ? undefined : await find(decodeAddress(address), isWide);
    const opens =
      first?.type === "element" && toString(first) === "" && first.children.includes(image);
    if (found) Object.assign(image, picture(image, found, { isWide, isFirst: opens }));
  }
  visit(root, "element", (node, index, parent) => {
    const [only, ...more] = node.children;
    if (only?.type !== "element" || more.length > 0) return undefined;
    if (
      node.tagName === "a" &&
      only.tagName === "picture" &&
      film.test(String(node.properties.href))
    ) {
      node.properties.className = ["film"];
    }
    if (node.tagName !== "p" || !parent || index === undefined) return undefined;
    const image = only.tagName === "a" ? only.children[0] : only;
    if (image?.type !== "element" || image.tagName !== "picture") return undefined;
    const { title, dataWide, ...others } = image.properties;
    image.properties = others;
    parent.children[index] = h("figure", { className: dataWide ? ["wide"] : undefined }, [
      only,
      ...(title ? [h("figcaption", title)] : []),
    ]);
    return undefined;
  });
}

function picture(
  { properties }: Element,
  { sources, ...image }: TextImage,
  { isWide, isFirst }: { isWide: boolean; isFirst: boolean },
): Element {
  return h("picture", { title: properties.title, dataWide: isWide || undefined }, [
    ...sources.map((source) => h("source", source)),
    h("img", {
      ...image,
      alt: properties.alt ?? "",
      loading: isFirst ? "eager" : "lazy",
      decoding: "async",
    }),
  ]);
}
