import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** Width of the column that a text stands in and of what may stand out of it, in px: `theme.width`. */
export const textWidth = { column: 672, wide: 768 };

/** A picture in the sizes that a text needs. */
export interface TextPicture {
  /** For `<source>`; the browser takes the first that it knows. */
  sources: { srcSet: string; type?: string; sizes?: string; media?: string }[];
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Px. */
  width: number;
  height: number;
}

/**
 * Finds a picture by its address in the text.
 * @param isWide it may stand out of the column
 */
export type FindPicture = (address: string, isWide: boolean) => Promise<TextPicture | undefined>;

/** Other addresses are not beside the text. */
const elsewhere = /^(\w+:|\/)/;

/** Where films are watched; a picture that leads there gets a sign. */
const film = /^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com|loom\.com)\/|\.(mp4|webm)$/;

/**
 * Puts responsive pictures in place of those that a text names, `![what it shows](./board.png "caption")`.
 * One that is a paragraph of its own becomes a figure: with its caption, wide after `#wide`.
 * What is not found stays as it is: the content check has named it.
 */
export async function placePictures(root: Root, find: FindPicture): Promise<void> {
  const images: Element[] = [];
  visit(root, "element", (node) => {
    if (node.tagName === "img") images.push(node);
  });
  const [first] = root.children.filter(({ type }) => type === "element");
  for (const image of images) {
    const [address = "", variant] = decodeURI(String(image.properties.src)).split("#");
    const isWide = variant === "wide";
    const found = elsewhere.test(address) ? undefined : await find(address, isWide);
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
  { sources, ...image }: TextPicture,
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
