import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl } from "../../src/lib/addresses";
import { headTitle } from "../../src/lib/head-title";
import { attribute, lostPath, readPages } from "./site";
import type { HtmlFile, SiteRule } from "./site";

/**
 * Every page has one title, description, canonical address and h1, and they are its own: concurrent rendering could swap
 * the heads of two pages.
 */
export const heads: SiteRule = (site, report) => {
  const { pages, product, notFound } = site.content;
  const missing = new Set(pages.map(({ path }) => path));
  for (const page of readPages(site)) {
    missing.delete(page.path);
    const known =
      page.path === lostPath
        ? { ...notFound.meta, noindex: true }
        : pages.find(({ path }) => path === page.path);
    if (!known) {
      report(
        page.file,
        "isn't a page of the content. Add a line with @page to Content (docs/architecture.md), or remove it.",
      );
      continue;
    }
    const expected = {
      language: product.language,
      title: headTitle(known.title, product.name),
      description: known.description,
      // A page that is not indexed has no canonical address.
      canonical: known.noindex ? "" : canonicalUrl(site.url, page.path),
    };
    const found = headOf(page);
    for (const [name, value] of Object.entries(expected)) {
      const is = found[name as keyof typeof expected].join(", ");
      if (is !== value) report(page.file, `has the ${name} "${is}" instead of "${value}".`);
    }
    const count = selectAll("h1", page.tree).length;
    if (count !== 1) report(page.file, `has ${count} h1 elements instead of one.`);
  }
  for (const path of missing) report(path, "has no HTML.");
};

const headOf = ({ tree }: HtmlFile) => {
  const values = (selector: string, name: string) =>
    selectAll(selector, tree).map((node) => attribute(node, name));
  return {
    language: values("html", "lang"),
    title: selectAll("head title", tree).map((node) => toString(node)),
    description: values("meta[name=description]", "content"),
    canonical: values("link[rel=canonical]", "href"),
  };
};
