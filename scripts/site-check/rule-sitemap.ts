import { canonicalUrl, dataPaths } from "../../src/lib/addresses";
import { readText } from "./site";
import type { SiteRule } from "./site";
import { elementsNamed, readXml, schemaIn, valueOf } from "./xml";

const file = "sitemap.xml";
const schema = schemaIn("sitemap.xsd");

/** The sitemap is valid and lists every page and data file once, with the day of its last change. */
export const sitemap: SiteRule = async (site, report) => {
  const nodes = await readXml(site, file, report, schema);
  if (!nodes) return;
  const listed = new Map(
    elementsNamed(nodes, "url").map(({ children }) => [
      valueOf(children, "loc"),
      valueOf(children, "lastmod"),
    ]),
  );
  const data = dataPaths.map((path) => ({ path, modified: undefined }));
  for (const { path: page, modified } of [...site.content.pages, ...data]) {
    const url = canonicalUrl(site.url, page);
    if (!listed.has(url)) report(file, `does not list ${url}.`);
    else if (listed.get(url) !== modified)
      report(file, `${url}: lastmod is not ${modified ?? "left out"}.`);
    listed.delete(url);
  }
  for (const url of listed.keys()) report(file, `lists ${url ?? ""}, which is not a page.`);
  const robots = readText(site, "robots.txt", report) ?? "";
  if (!robots.includes(`Sitemap: ${site.url}/${file}`)) {
    report("robots.txt", "does not name the sitemap.");
  }
};
