import fs from "node:fs";
import path from "node:path";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import sharp from "sharp";
import { canonicalUrl, cardSize, markdownPath } from "../../src/lib/addresses";
import { headTitle, titleLimit } from "../../src/lib/head-title";
import { attribute, lostPath, metaContent, readPages } from "./site";
import type { BuiltSite, HtmlFile, Say, SiteRule } from "./site";

/** Most bytes of a share card. */
const cardLimit = 100_000;

/** Every page has its own head: two pages rendered at once may swap theirs. */
export const heads: SiteRule = async (site, report) => {
  const { pages, product, notFound } = site.content;
  for (const page of readPages(site)) {
    const say = (message: string) => report(page.file, message);
    const isLost = page.path === lostPath;
    const known = pages.find(({ path }) => path === page.path);
    const meta = known ?? (isLost ? notFound.meta : undefined);
    const title = headTitle(meta?.title ?? "", product.name);
    const description = meta?.description;
    if (!meta) say(`is no page that the content asks for (${page.path}).`);
    else if (title.length > titleLimit) say(`has a title of more than ${titleLimit} characters.`);
    const ofDrawings = new Set(selectAll("svg title", page.tree));
    const canonical = 'link[rel="canonical"]';
    const once = ["title", 'meta[name="description"]', "h1", ...(isLost ? [] : [canonical])];
    for (const selector of once) {
      const found = selectAll(selector, page.tree).filter((node) => !ofDrawings.has(node));
      if (found.length !== 1) say(`has ${found.length} of ${selector}, must have one.`);
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
      [
        "Markdown",
        attributeOf('link[rel="alternate"][type="text/markdown"]', "href"),
        isLost ? "" : site.url + markdownPath(page.path),
      ],
    ];
    for (const [name, is, should] of facts) {
      if (is !== should) say(`${name} is "${is ?? ""}", should be "${should ?? ""}".`);
    }
    await checkCard(site, page, say);
  }
  const built = new Set(readPages(site).map((page) => page.path));
  for (const { path: missing } of pages) {
    if (!built.has(missing)) report(missing, "has no HTML.");
  }
};

async function checkCard(site: BuiltSite, page: HtmlFile, say: Say) {
  for (const name of ["og:image", "twitter:image"]) {
    const url = metaContent(page, name) ?? "";
    const file = url.startsWith(`${site.url}/`) ? url.slice(site.url.length + 1) : "";
    if (!site.files.has(file))
      say(`${name} "${url}" is not an absolute address of a picture here.`);
    else if (name === "og:image") {
      const picture = fs.readFileSync(path.join(site.root, file));
      const { width, height } = await sharp(picture).metadata();
      if (width !== cardSize.width || height !== cardSize.height)
        say(`${file} is ${width} × ${height}.`);
      if (picture.length >= cardLimit) say(`${file} has ${picture.length} bytes.`);
    }
  }
  if (!metaContent(page, "og:image:alt")) say("og:image:alt is missing.");
  for (const [name, value] of Object.entries(cardSize)) {
    if (metaContent(page, `og:image:${name}`) !== String(value)) say(`og:image:${name} is wrong.`);
  }
}
