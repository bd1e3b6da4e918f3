import fs from "node:fs";
import path from "node:path";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import sharp from "sharp";
import {
  canonicalUrl,
  cardSize,
  comparisonPath,
  markdownPath,
  pricingPath,
} from "../../src/lib/addresses";
import { headTitle, titleLimit } from "../../src/lib/head-title";
import { attribute, lostPath, metaContent, readPages } from "./site";
import type { BuiltSite, HtmlFile, Fail, SiteRule } from "./site";

/** Largest size of a share card, in bytes. */
const cardLimit = 100_000;

/** The pages with facts as JSON. */
export const dataOf: Record<string, string> = { "/": comparisonPath, "/pricing": pricingPath };

/** Every page has its own head: concurrent rendering could swap the heads of two pages. */
export const heads: SiteRule = async (site, report) => {
  const { articles, pages, product, notFound } = site.content;
  for (const page of readPages(site)) {
    const fail = (message: string) => report(page.file, message);
    const isLost = page.path === lostPath;
    const known = pages.find(({ path }) => path === page.path);
    const meta = known ?? (isLost ? notFound.meta : undefined);
    const article = articles.find(({ path }) => path === page.path);
    const title = headTitle(meta?.title ?? "", product.name);
    const description = meta?.description;
    if (!meta) fail(`is no page of the content (${page.path}).`);
    else if (title.length > titleLimit) fail(`has a title of more than ${titleLimit} characters.`);
    const ofDrawings = new Set(selectAll("svg title", page.tree));
    const canonical = 'link[rel="canonical"]';
    const once = ["title", 'meta[name="description"]', "h1", ...(isLost ? [] : [canonical])];
    for (const selector of once) {
      const found = selectAll(selector, page.tree).filter((node) => !ofDrawings.has(node));
      if (found.length !== 1) fail(`has ${found.length} of ${selector}, must have one.`);
    }
    const own = canonicalUrl(site.url, page.path);
    const attributeOf = (selector: string, name: string) =>
      attribute(select(selector, page.tree), name);
    const facts: [name: string, is?: string, should?: string][] = [
      ["canonical", attributeOf(canonical, "href"), isLost ? "" : own],
      [
        "title",
        selectAll("head > title", page.tree)
          .map((node) => toString(node))
          .join(),
        title,
      ],
      ["description", metaContent(page, "description"), description],
      ["og:title", metaContent(page, "og:title"), meta?.title],
      ["og:site_name", metaContent(page, "og:site_name"), product.name],
      ["twitter:title", metaContent(page, "twitter:title"), meta?.title],
      ["twitter:description", metaContent(page, "twitter:description"), description],
      ["og:url", metaContent(page, "og:url"), own],
      ["og:description", metaContent(page, "og:description"), description],
      ["lang", attributeOf("html", "lang"), product.language],
      ["robots", metaContent(page, "robots"), isLost ? "noindex" : "max-image-preview:large"],
      [
        "og:type",
        metaContent(page, "og:type"),
        ["article", "release"].includes(known?.kind ?? "") ? "article" : "website",
      ],
      ["published", metaContent(page, "article:published_time"), known?.published],
      ["modified", metaContent(page, "article:modified_time"), article?.modified],
      ["author", metaContent(page, "article:author"), article?.author?.linkedin],
      ["section", metaContent(page, "article:section"), article?.category],
      [
        "Markdown",
        attributeOf('link[rel="alternate"][type="text/markdown"]', "href"),
        isLost ? "" : site.url + markdownPath(page.path),
      ],
      [
        "JSON",
        attributeOf('link[rel="alternate"][type="application/json"]', "href"),
        dataOf[page.path] === undefined ? "" : `${site.url}${dataOf[page.path]}`,
      ],
    ];
    for (const [name, is, should] of facts) {
      if (is !== should) fail(`${name} is "${is ?? ""}", should be "${should ?? ""}".`);
    }
    await checkCard(site, page, fail);
  }
  const built = new Set(readPages(site).map((page) => page.path));
  for (const { path: missing } of pages) {
    if (!built.has(missing)) report(missing, "has no HTML.");
  }
};

async function checkCard(site: BuiltSite, page: HtmlFile, fail: Fail) {
  for (const name of ["og:image", "twitter:image"]) {
    const url = metaContent(page, name) ?? "";
    const file = url.startsWith(`${site.url}/`) ? url.slice(site.url.length + 1) : "";
    if (!site.files.has(file))
      fail(`${name} "${url}" is not an absolute address of an image here.`);
    else if (name === "og:image") {
      const image = fs.readFileSync(path.join(site.root, file));
      const { width, height } = await sharp(image).metadata();
      if (width !== cardSize.width || height !== cardSize.height)
        fail(`${file} is ${width} × ${height}.`);
      if (image.length >= cardLimit) fail(`${file} has ${image.length} bytes.`);
    }
  }
  if (!metaContent(page, "og:image:alt")) fail("og:image:alt is missing.");
  for (const [name, value] of Object.entries(cardSize)) {
    if (metaContent(page, `og:image:${name}`) !== String(value)) fail(`og:image:${name} is wrong.`);
  }
}
