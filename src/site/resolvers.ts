import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { imageData } from "../images/image-data";
import type { ImageArgs, ImageFile } from "../images/image-data";
import { textImage } from "../images/text-image";
import { finishHtml } from "../long-text/finish-html";
import { originalValue, publicUrl } from "../workarounds/gatsby-resolvers";
import type { Resolve } from "../workarounds/gatsby-resolvers";
import { siteNow } from "./content";
import { formattedFields } from "./formatted-fields";

/** Makes images, finishes the HTML of long texts, formats dates and sums. */
export function createSiteResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    File: { gatsbyImageData: image },
    ...formattedFields(),
    SitePage: pageFields,
    MarkdownRemark: { html: { resolve: html } },
  });
}

/** What the images of a page are made from; an SVG has no pixels, and a GIF may move. */
const pixels = /^(png|jpe?g|webp|avif)$/i;

/** The field that pages query of an image: its sizes and formats, or null of another file. */
const image = {
  type: "GatsbyImageData",
  args: { width: "Int!", fixed: "Boolean", breakpoints: "[Int!]" },
  resolve: (file: ImageFile, args: ImageArgs) =>
    pixels.test(file.extension) ? imageData(file, args) : null,
};

/** A field of Gatsby's pages that the Site knows; null for the 404 page, which isn't in the Site. */
const ofPage = (type: string, name: "modified" | "noindex") => ({
  type,
  resolve: ({ path: address }: { path: string }) =>
    siteNow().pages.find((page) => page.path === address)?.[name],
});

/** What the sitemap needs (`gatsby-config.ts`). */
const pageFields = {
  noindex: ofPage("Boolean", "noindex"),
  modified: ofPage("Date", "modified"),
};

const html: Resolve = async (source, args, context, info) => {
  const written = (await originalValue(source, args, context, info)) as string;
  const text = context.nodeModel.getNodeById({ id: (source as Node).parent });
  const place = text?.internal.contentFilePath ?? ".";
  const folder = path.posix.dirname(place);
  const publish = (file: ImageFile) => publicUrl(file, context, info);
  return finishHtml(written, siteNow().prose, async (address, isWide) => {
    const relativePath = path.posix.join(folder, address);
    const query = { filter: { relativePath: { eq: relativePath } } };
    const file = await context.nodeModel.findOne({ type: "File", query });
    return file ? textImage(file as ImageFile, isWide, publish) : undefined;
  }).catch((fault: unknown) => {
    if (fault instanceof Error) fault.message = `content/${place} ${fault.message}`;
    throw fault;
  });
};
