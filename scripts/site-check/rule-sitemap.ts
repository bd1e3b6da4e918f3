import fs from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { validateXML } from "xmllint-wasm";
import { canonicalUrl } from "../../src/lib/addresses";
import { readText, readXml } from "./site";
import type { SiteRule } from "./site";

const file = "sitemap.xml";
const schema = fs.readFileSync(path.join(__dirname, "sitemap.xsd"), "utf8");

/** What breaks the protocol, by text: starting the checker takes long. */
const known = new Map<string, Promise<string[]>>();

async function breaches(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: file, contents }, schema });
  return errors.map(({ message }) => message.replace(/^.* error : |\{.*?\}/g, ""));
}

/** The sitemap keeps to its protocol and lists every page once, with the day on which its content changed. */
export const sitemap: SiteRule = async (site, report) => {
  const text = readXml(site, file, report);
  if (text === undefined) return;
  const found = known.get(text) ?? breaches(text);
  known.set(text, found);
  for (const message of await found) report(file, `breaks its protocol: ${message}`);
  const parser = new XMLParser({ isArray: (name) => name === "url", parseTagValue: false });
  const { urlset } = parser.parse(text) as {
    urlset?: { url?: { loc: string; lastmod?: string }[] };
  };
  const listed = new Map(urlset?.url?.map(({ loc, lastmod }) => [loc, lastmod]));
  for (const { path: page, modified } of site.content.pages) {
    const url = canonicalUrl(site.url, page);
    if (!listed.has(url)) report(file, `does not list ${url}.`);
    else if (listed.get(url) !== modified)
      report(file, `${url}: lastmod is not ${modified ?? "left out"}.`);
    listed.delete(url);
  }
  for (const url of listed.keys()) report(file, `lists ${url}, which is not a page.`);
  const robots = readText(site, "robots.txt", report) ?? "";
  if (!robots.includes(`Sitemap: ${site.url}/${file}`)) {
    report("robots.txt", "does not name the sitemap.");
  }
};
