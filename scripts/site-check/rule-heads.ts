import fs from "node:fs";
import path from "node:path";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import sharp from "sharp";
import { canonicalUrl, cardSize, markdownPath } from "../../src/lib/addresses";
import { headTitle, titleLimit } from "../../src/lib/head-title";
import { attribute, lostPath, metaContent, readPages } from "./site";
import type { BuiltSite, HtmlFile, SiteRule } from "./site";

/** A card must stay below this size in bytes: platforms load it while somebody waits. */
const cardLimit = 100_000;

/** Every page has one head, and it is its own: two pages rendered at once may swap theirs. */
export const heads: SiteRule = async (site, report) => {
  const byPath = new Map(site.expected.map((page) => [page.path, page]));
  for (const page of readPages(site)) {
    const say = (message: string) => report(page.file, message);
    const { title, description } = wanted(site, page) ?? {};
    if (title === undefined) say(`is no page that the content asks for (${page.path}).`);
    for (const selector of ["title", 'meta[name="description"]', 'link[rel="canonical"]', "h1"]) {
      const count = selectAll(selector, page.tree).filter((node) => !insideSvg(page, node)).length;
      if (count !== 1) say(`has ${count} of ${selector}, must have one.`);
    }
    const own = canonicalUrl(site.content.product.siteUrl, page.path);
    equal("canonical", attribute(select('link[rel="canonical"]', page.tree), "href"), own);
    equal(
      "title",
      toString(select("head > title", page.tree) ?? { type: "root", children: [] }),
      title,
    );
    equal("description", metaContent(page, "description"), description);
    equal("og:url", metaContent(page, "og:url"), own);
    equal("og:description", metaContent(page, "og:description"), description);
    equal("lang", attribute(select("html", page.tree), "lang"), site.content.product.language);
    equal("robots", metaContent(page, "robots"), page.path === lostPath ? "noindex" : undefined);
    if ((title?.length ?? 0) > titleLimit)
      say(`has a title of more than ${titleLimit} characters.`);
    const kind = byPath.get(page.path)?.kind ?? "page";
    equal("og:type", metaContent(page, "og:type"), kind === "page" ? "website" : "article");
    equal(
      "published",
      metaContent(page, "article:published_time"),
      byPath.get(page.path)?.published,
    );
    if (page.path !== lostPath) {
      const twin = select('link[rel="alternate"][type="text/markdown"]', page.tree);
      equal(
        "Markdown",
        attribute(twin, "href"),
        site.content.product.siteUrl + markdownPath(page.path),
      );
    }
    await checkCard(site, page, say);

    function equal(name: string, is: string | undefined, should: string | undefined): void {
      if (is !== should) say(`${name} is "${is ?? ""}", should be "${should ?? ""}".`);
    }
  }
  const built = new Set(readPages(site).map((page) => page.path));
  for (const { path: missing } of site.expected) {
    if (!built.has(missing)) report(missing, "has no HTML.");
  }
};

function wanted(
  site: BuiltSite,
  page: HtmlFile,
): { title: string; description: string } | undefined {
  const { notFound, product } = site.content;
  if (page.path !== lostPath) return site.expected.find(({ path: known }) => known === page.path);
  return { ...notFound.meta, title: headTitle(notFound.meta.title, product.name) };
}

const insideSvg = (page: HtmlFile, node: unknown): boolean =>
  selectAll("svg title", page.tree).some((title) => title === node);

async function checkCard(site: BuiltSite, page: HtmlFile, say: (message: string) => void) {
  for (const name of ["og:image", "twitter:image"]) {
    const url = metaContent(page, name) ?? "";
    const { siteUrl } = site.content.product;
    const file = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length + 1) : "";
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
  if (metaContent(page, "og:image:width") !== String(cardSize.width))
    say("og:image:width is wrong.");
  if (metaContent(page, "og:image:height") !== String(cardSize.height))
    say("og:image:height is wrong.");
}
