import fs from "node:fs";
import path from "node:path";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import sharp from "sharp";
import { cardPath, cardSize } from "../../src/lib/addresses";
import { headTags } from "../../src/seo/tags";
import { feedNames, metadataOf } from "./seo-props";
import { attribute, lostPath, readPages } from "./site";
import type { BuiltSite, Fail, HtmlFile, SiteRule } from "./site";

/** Largest size of a share card, in bytes. */
const cardLimit = 100_000;

/** What a head says: a name, and a value. */
type Fact = [name: string, value: string];

/** Every page has its own head: concurrent rendering could swap the heads of two pages. */
export const heads: SiteRule = async (site, report) => {
  const { pages, product, notFound } = site.content;
  const metadata = { ...product, feeds: feedNames(site.content) };
  const lost = { ...notFound.meta, path: lostPath, noindex: true };
  const missing = new Set(pages.map((page) => page.path));
  for (const page of readPages(site)) {
    const fail = (message: string) => report(page.file, message);
    missing.delete(page.path);
    const count = selectAll("h1", page.tree).length;
    if (count !== 1) fail(`has ${count} of h1, must have one.`);
    const known = pages.find((one) => one.path === page.path);
    if (known) await checkCard(site, page, fail);
    else if (page.path !== lostPath) {
      fail(`is no page of the content (${page.path}).`);
      continue;
    }
    const tags = headTags(known ? metadataOf(site.content, known) : lost, metadata);
    const should: Fact[] = [
      ["lang", product.language],
      ["title", tags.title],
      ...tags.meta.map((meta): Fact => ["name" in meta ? meta.name : meta.property, meta.content]),
      ...tags.link.map((link): Fact => [typeOf(link), link.href]),
    ];
    const is = factsOf(page);
    for (const name of new Set([...is, ...should].map(([one]) => one))) {
      const [found, wanted] = [is, should].map((facts) => valueOf(facts, name));
      if (found !== wanted) fail(`${name} is "${found}", should be "${wanted}".`);
    }
  }
  for (const address of missing) report(address, "has no HTML.");
};

/** What programs read of a page's head. */
function factsOf({ tree }: HtmlFile): Fact[] {
  const all = (selector: string) => selectAll(selector, tree);
  return [
    ...all("html[lang]").map((node): Fact => ["lang", attribute(node, "lang")]),
    ...all("head title").map((node): Fact => ["title", toString(node)]),
    ...all("meta:is([name], [property])")
      .map((node): Fact => [
        attribute(node, "name") || attribute(node, "property"),
        attribute(node, "content"),
      ])
      .filter(([name]) => /^(description|robots|(og|twitter|article):.+)$/.test(name)),
    ...all("link:is([rel=canonical], [rel=alternate])").map((node): Fact => [
      typeOf({ rel: attribute(node, "rel"), type: attribute(node, "type") }),
      attribute(node, "href"),
    ]),
  ];
}

const typeOf = ({ rel, type = "" }: { rel: string; type?: string }) => `${rel} ${type}`.trim();

const valueOf = (facts: Fact[], name: string): string =>
  facts
    .filter(([one]) => one === name)
    .map(([, value]) => value)
    .join(", ");

/** The image of a page when it is shared. */
async function checkCard(site: BuiltSite, page: HtmlFile, fail: Fail): Promise<void> {
  const card = cardPath(page.path).slice(1);
  if (!site.files.has(card)) {
    fail(`${card} is missing.`);
    return;
  }
  const image = fs.readFileSync(path.join(site.root, card));
  const { width, height } = await sharp(image).metadata();
  if (width !== cardSize.width || height !== cardSize.height)
    fail(`${card} is ${width} × ${height}.`);
  if (image.length >= cardLimit) fail(`${card} has ${image.length} bytes.`);
}
