import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/** Finds a picture of `content/` by its path there, in the sizes that a text needs. */
export type FindPicture = (relativePath: string) => Promise<IGatsbyImageData | undefined>;

/** A picture that stands beside its text, written `![what it shows](./board.png "caption")`. */
const written = /(!\[[^\]]*\]\()\.\/([^)\s]+)/g;

/** Markdown with the pictures of its folder named from `content/`, where they can be found. */
export const withPicturePaths = (markdown: string, folder: string): string =>
  markdown.replace(written, `$1${folder}/$2`);

/**
 * Puts responsive pictures in place of those that a text names; a caption makes a figure of it.
 * What is not found stays as it is: the check of the built site names it.
 */
export async function placePictures(root: Root, find: FindPicture): Promise<void> {
  const images: Element[] = [];
  visit(root, "element", (node) => {
    if (node.tagName === "img") images.push(node);
  });
  for (const image of images) {
    const src = decodeURI(String(image.properties.src));
    const data = /^(\w+:|\/)/.test(src) ? undefined : await find(src);
    if (data) Object.assign(image, picture(image, data));
  }
  visit(root, "element", (node, index, parent) => {
    const [only, ...more] = node.children;
    if (node.tagName !== "p" || more.length > 0 || only?.type !== "element") return undefined;
    const title = only.tagName === "picture" && only.properties.title;
    if (!title || !parent || index === undefined) return undefined;
    delete only.properties.title;
    parent.children[index] = h("figure", [only, h("figcaption", title)]);
    return SKIP;
  });
}

function picture({ properties }: Element, { images, width, height }: IGatsbyImageData): Element {
  const { src, srcSet, sizes } = images.fallback ?? {};
  return h("picture", { title: properties.title }, [
    ...(images.sources ?? []).map((source) => h("source", { ...source })),
    h("img", {
      ...{ src, srcSet, sizes, width, height },
      alt: properties.alt ?? "",
      loading: "lazy",
      decoding: "async",
    }),
  ]);
}
