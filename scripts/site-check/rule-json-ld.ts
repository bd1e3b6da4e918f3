import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl } from "../../src/lib/addresses";
import type { Site, SitePage } from "../../src/node/content/pages";
import { checkAddress } from "./addresses";
import { parseJson, readPages } from "./site";
import type { Say, SiteRule } from "./site";

type Json = Record<string, unknown>;

/** JSON-LD has the types and values of the content. */
export const jsonLd: SiteRule = (site, report) => {
  for (const page of readPages(site)) {
    const say = (message: string) => report(page.file, `JSON-LD: ${message}`);
    const scripts = selectAll('script[type="application/ld+json"]', page.tree);
    const things = scripts.flatMap((script) => parse(toString(script), say));
    const expected = site.content.pages.find(({ path }) => path === page.path);
    for (const [type, values] of Object.entries(expected ? facts(site.content, expected) : {})) {
      const thing = things.find((candidate) => candidate["@type"] === type);
      if (!thing) say(`there is no ${type}.`);
      for (const [name, value] of Object.entries(thing ? values : {})) {
        const is = JSON.stringify(valueAt(thing, name));
        if (is !== JSON.stringify(value))
          say(`${type}.${name} is ${is}, should be ${JSON.stringify(value)}.`);
      }
    }
    const text = JSON.stringify(things);
    for (const [, url = ""] of text.matchAll(/"(https?:\/\/[^"#]+)"/g))
      checkAddress(site, url, say);
  }
};

function parse(text: string, say: Say): Json[] {
  const parsed = parseJson(text, say) as { "@graph": Json[] } | undefined;
  return parsed?.["@graph"] ?? [];
}

/** `itemListElement.*.name` → the names of all items. */
function valueAt(value: unknown, name: string): unknown {
  const [first, ...rest] = name.split(".");
  if (first === undefined || first === "") return value;
  if (first === "*") return (value as unknown[]).map((item) => valueAt(item, rest.join(".")));
  return valueAt((value as Json | undefined)?.[first], rest.join("."));
}

/** Values of each type on a page, from the content. */
function facts(content: Site, page: SitePage): Record<string, Record<string, unknown>> {
  const { product } = content;
  const list = page.entries;
  return {
    ...(page.path === "/" && {
      Organization: {
        name: product.name,
        url: product.siteUrl,
        email: product.email,
        sameAs: product.profiles,
      },
      WebSite: { name: product.name, url: product.siteUrl, inLanguage: product.language },
    }),
    ...(["/", "/pricing"].includes(page.path) && { SoftwareApplication: appFacts(content) }),
    ...(page.path !== "/" && {
      BreadcrumbList: {
        "itemListElement.*.item": trail(page.path, content).map((p) =>
          canonicalUrl(product.siteUrl, p),
        ),
      },
    }),
    ...(list && {
      ItemList: {
        numberOfItems: list.length,
        "itemListElement.*.url": list.map(({ path }) => canonicalUrl(product.siteUrl, path)),
      },
    }),
    ...(page.kind === "article" && articleFacts(content, page)),
    ...(page.kind === "release" && releaseFacts(content, page)),
  };
}

function appFacts({ product, plans }: Site): Record<string, unknown> {
  const prices = plans.plans.flatMap(({ monthly, yearly }) => (monthly ? [monthly, yearly] : [0]));
  const paid = plans.plans.flatMap(({ monthly, unit }) => (monthly ? [unit, unit] : [undefined]));
  return {
    name: product.name,
    "offers.*.price": prices,
    "offers.*.priceCurrency": prices.map(() => plans.currency),
    "offers.*.priceSpecification.unitText": paid,
  };
}

function articleFacts({ articles, product }: Site, page: SitePage) {
  const article = articles.find(({ path }) => path === page.path);
  return {
    BlogPosting: {
      headline: article?.title,
      description: article?.description,
      datePublished: page.published,
      dateModified: page.modified,
      "author.name": article?.author?.name,
      timeRequired: `PT${String(article?.readTime)}M`,
      "publisher.@id": `${product.siteUrl}/#organization`,
    },
    Organization: { name: product.name },
    ...(article?.compares && {
      ItemList: { "itemListElement.*.name": article.compares.map(({ name }) => name) },
    }),
  };
}

function releaseFacts({ releases, product }: Site, page: SitePage) {
  const release = releases.find(({ path }) => path === page.path);
  return {
    Article: {
      headline: page.title,
      description: release?.summary,
      datePublished: page.published,
      "about.softwareVersion": release?.version,
      "publisher.@id": `${product.siteUrl}/#organization`,
    },
    Organization: { name: product.name },
  };
}

/** `/blog/x` → `["/", "/blog", "/blog/x"]`; what is no page (`/blog/category`) is no step. */
function trail(path: string, { pages }: Site): string[] {
  const parts = path.split("/").slice(1);
  const steps = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...steps.filter((step) => pages.some((page) => page.path === step))];
}
