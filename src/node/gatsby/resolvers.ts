import path from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import { contentSchema } from "../schema/schema";
import type { ContentKind } from "../schema/schema";
import { finishHtml } from "../long-text/finish-html";
import { textImage } from "./text-image";
import { imageData } from "../images/image-data";
import type { ImageArgs, ImageFile } from "../images/image-data";
import { siteNow } from "./site-now";
import { writtenFields } from "./written-fields";

/** The part of Gatsby's resolver context that we use. */
interface Context {
  nodeModel: {
    findOne: (query: object) => Promise<Node | null>;
    getNodeById: (query: { id: string | null }) => Node | null;
    findAll: (query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}
type Resolve = (source: unknown, args: object, context: Context, info: Info) => unknown;
interface Info {
  /** The resolver that ours replaces. */
  originalResolver: Resolve;
  schema: {
    getType: (name: "File") => {
      getFields: () => { publicURL: { resolve: Resolve } };
    };
  };
}

const byPosition = { sort: { fields: ["position"], order: ["ASC"] } };

/** Declares the content types. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(contentSchema().gatsbySdl);
}

/** Adds `content` to queries, makes images, finishes the HTML of long texts, formats dates and sums. */
export function createContentResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: Object.fromEntries(contentSchema().kinds.map((kind) => [kind.name, filesOf(kind)])),
    File: { gatsbyImageData: image },
    ...writtenFields,
    SitePage: pageFields,
    MarkdownRemark: { html: { resolve: html } },
  });
}

/** `Content.hero` is the `Hero` node; `Content.releases` are all releases in order, or some with `skip` and `limit`. */
function filesOf({ type, isList }: ContentKind): { resolve: Resolve } {
  if (!isList) {
    return { resolve: (_source, _args, { nodeModel }) => nodeModel.findOne({ type, query: {} }) };
  }
  return {
    resolve: async (_source, args, { nodeModel }) => [
      ...(await nodeModel.findAll({ type, query: { ...byPosition, ...args } })).entries,
    ],
  };
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
  const written = (await info.originalResolver(source, args, context, info)) as string;
  const text = context.nodeModel.getNodeById({ id: (source as Node).parent });
  const place = text?.internal.contentFilePath ?? ".";
  const folder = path.posix.dirname(place);
  const publish = (file: ImageFile) =>
    info.schema.getType("File").getFields().publicURL.resolve(file, {}, context, info) as string;
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
