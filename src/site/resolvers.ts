import type { CreateResolversArgs } from "gatsby";
import { imageData } from "../images/image-data";
import type { ImageArgs, ImageFile } from "../images/image-data";
import { siteNow } from "./content";

/** Makes images, and says what the sitemap needs. */
export function createSiteResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    File: { gatsbyImageData: image },
    SitePage: pageFields,
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
