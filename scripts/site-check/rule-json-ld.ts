import { isDeepStrictEqual } from "node:util";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl } from "../../src/lib/addresses";
import { releaseTitle } from "../../src/lib/head-title";
import type { Site, SitePage } from "../../src/node/content/pages";
import { checkAddress } from "./addresses";
import { parseJson, readPages } from "./site";
import type { Fail, HtmlFile, SiteRule } from "./site";
import { typeErrors } from "./types";

/** An object of JSON-LD. */
interface Thing {
  "@type": string;
  [name: string]: unknown;
}

interface Graph {
  "@graph"?: Thing[];
}

/** JSON-LD is valid by schema.org, has the values of the content, and its internal URLs exist. */
export const jsonLd: SiteRule = (site, report) => {
  const pages = readPages(site).map((page) => {
    const fail = (message: string) => report(page.file, `JSON-LD: ${message}`);
    return { page, fail, graphs: graphsOf(page, fail) };
  });
  const shapes = pages.flatMap(({ graphs }) => graphs).map(shapeOf);
  const errors = typeErrors('import("schema-dts").Graph', shapes);
  for (const { page, fail, graphs } of pages) {
    errors.splice(0, graphs.length).flat().forEach(fail);
    const things = graphs.flatMap((graph) => graph["@graph"] ?? []).map(lastOfTrail);
    const known = site.content.pages.find(({ path }) => path === page.path);
    for (const should of known ? jsonLdOf(site.content, known) : []) {
      const type = should["@type"];
      const is = things.find((thing) => thing["@type"] === type);
      if (is) checkThing(is, should, type, fail);
      else fail(`${type} is missing.`);
    }
    for (const [, url = ""] of JSON.stringify(graphs).matchAll(/"(https?:\/\/[^"#]+)"/g))
      checkAddress(site, url, fail);
  }
};

function graphsOf({ tree }: HtmlFile, fail: Fail): Graph[] {
  const scripts = selectAll('script[type="application/ld+json"]', tree);
  return scripts.flatMap(
    (script) => (parseJson(toString(script), fail) as Graph | undefined) ?? [],
  );
}

/** A graph without what its types leave open: pages of a kind become one, and a check of each takes 0.2 s. */
const shapeOf = (graph: Graph): unknown =>
  JSON.parse(
    JSON.stringify(graph, (key, value: unknown) => {
      if (typeof value === "number") return 0;
      const isFree = key !== "@type" && !String(value).startsWith("https://schema.org");
      return typeof value === "string" && isFree ? "" : value;
    }),
  );

/** Compares what should be there; there may be more. */
function checkThing(is: unknown, should: unknown, name: string, fail: Fail): void {
  if (typeof should !== "object" || should === null) {
    if (isDeepStrictEqual(is, should)) return;
    fail(
      `${name} is ${is === undefined ? "missing" : JSON.stringify(is)}, should be ${JSON.stringify(should)}.`,
    );
    return;
  }
  if (Array.isArray(should) && Array.isArray(is) && is.length !== should.length) {
    fail(`${name} has ${is.length} entries, should have ${should.length}.`);
  }
  for (const [key, value] of Object.entries(should)) {
    if (value !== undefined)
      checkThing((is as Record<string, unknown> | undefined)?.[key], value, `${name}.${key}`, fail);
  }
}

const trail = { "@type": "BreadcrumbList" };
const listItem = { "@type": "ListItem" };

/** Of breadcrumbs only the page itself is compared. */
const lastOfTrail = (thing: Thing): Thing =>
  thing["@type"] === trail["@type"] && Array.isArray(thing.itemListElement)
    ? { ...thing, itemListElement: thing.itemListElement.slice(-1) }
    : thing;

/** What a page's JSON-LD says of the content. */
export function jsonLdOf(content: Site, page: SitePage): Thing[] {
  const { product, articles } = content;
  const { path, kind, title, description, published, modified, entries } = page;
  const isHome = path === "/";
  const url = canonicalUrl(product.siteUrl, path);
  const article = articles.find((one) => one.path === path);
  const { name, email, description: about, siteUrl } = product;
  const maker = { "@type": "Organization", name, url: siteUrl, description: about, email };
  const dates = { url, description, datePublished: published };
  return [
    ...(isHome ? [{ "@type": "WebSite", name, url: siteUrl, description: about }] : []),
    ...(isHome || path === "/pricing" ? [maker, softwareOf(content)] : []),
    ...(isHome ? [] : [{ ...trail, itemListElement: [{ ...listItem, name: title, item: url }] }]),
    ...(entries ? [listOf(siteUrl, entries)] : []),
    ...(article
      ? [
          {
            "@type": "BlogPosting",
            ...dates,
            ...{ headline: article.title, articleSection: article.category },
            dateModified: modified,
            author: {
              "@type": "Person",
              name: article.author?.name,
              jobTitle: article.author?.title,
            },
            ...{ wordCount: article.wordCount, timeRequired: `PT${article.readTime}M` },
          },
        ]
      : []),
    ...(kind === "release" ? [{ "@type": "Article", ...dates, headline: title }] : []),
  ];
}

/** A free plan is one offer, a paid one two: by the month, and by the year. */
function softwareOf({ product, plans: { currency, monthly, yearly, plans } }: Site): Thing {
  const offer = (name: string, price: number, unitText?: string | null) => ({
    ...{ "@type": "Offer", name, price, priceCurrency: currency },
    ...(unitText && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: currency,
        unitText,
      },
    }),
  });
  return {
    ...{ "@type": "SoftwareApplication", name: product.name, description: product.description },
    offers: plans.flatMap((plan) =>
      plan.monthly === 0
        ? [offer(plan.name, 0, plan.unit)]
        : [
            offer(`${plan.name}, ${monthly}`, plan.monthly, plan.unit),
            offer(`${plan.name}, ${yearly}`, plan.yearly, plan.unit),
          ],
    ),
  };
}

const listOf = (siteUrl: string, entries: NonNullable<SitePage["entries"]>): Thing => ({
  "@type": "ItemList",
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, at) => ({
    ...listItem,
    position: at + 1,
    name: "version" in entry ? releaseTitle(entry.version, entry.title) : entry.title,
    url: canonicalUrl(siteUrl, entry.path),
  })),
});
