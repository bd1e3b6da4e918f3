import path from "node:path";
import { canonicalUrl, markdownPath } from "../../lib/addresses";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { pageMarkdown } from "./markdown";
import { mainsOf, pageTexts } from "./page-texts";

/** The code that makes twins. */
const ingredients = [
  ...["markdown", "plain-text", "readable"].map((name) => `src/node/publish/${name}.ts`),
  ...["hast-util-from-html", "hast-util-to-mdast", "mdast-util-gfm", "mdast-util-to-markdown"].map(
    (name) => path.join("node_modules", name, "package.json"),
  ),
];

/**
 * Writes the Markdown twin of every page.
 * @returns how many were made; the cache had the others
 */
export const writeTwins = (
  { pages, product }: Pick<Site, "pages" | "product">,
  publicFolder = "public",
  mainOfPage = mainsOf(publicFolder),
): Promise<number> =>
  pageTexts(
    pages,
    mainOfPage,
    {
      ...{ cache: "twins", ingredients, make: pageMarkdown },
      url: (page) => canonicalUrl(product.siteUrl, page.path),
    },
    (page, text) => writeChanged(path.join(publicFolder, markdownPath(page.path)), text),
  );
