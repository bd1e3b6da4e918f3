/** What every page that Gatsby has built must have, read from `public/`: no browser is needed. */
import fs from "node:fs";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { canonicalUrl } from "../../src/lib/addresses";
import { headTitle } from "../../src/lib/titles";
import { indexedPages } from "../../src/content/pages";
import { site } from "./support/site";
import { expect, test } from "./support/test";

const { siteUrl, name: product, language } = site.product;

const fileOf = (path: string) => `public${path.replace(/\/$/, "")}/index.html`;
const read = (path: string) => fromHtml(fs.readFileSync(fileOf(path), "utf8"));
const known = new Map<string, ReturnType<typeof read>>();

/** Elements of a page. */
function all(path: string, selector: string): Element[] {
  const tree = known.get(path) ?? read(path);
  known.set(path, tree);
  return selectAll(selector, tree);
}
/** Values of an attribute in a page, as it's called in HAST: `srcSet`. */
const values = (path: string, selector: string, attribute: string): string[] =>
  all(path, selector).map(({ properties }) => [properties[attribute]].flat().join(" "));
const texts = (path: string, selector: string): string[] =>
  all(path, selector).map(({ children }) =>
    children.map((child) => ("value" in child ? child.value : "")).join(""),
  );

const lost = { ...site.notFound.meta, path: "/404", kind: "page", noindex: true };
const pages = [...site.pages, lost];
const paths = pages.map(({ path }) => path);

test("there is a page for each of the content, and no other", () => {
  const built = fs
    .readdirSync("public", { recursive: true, encoding: "utf8" })
    .map((file) => `public/${file.replaceAll("\\", "/")}`)
    .filter((file) => /(?<!^public\/admin)\/index\.html$/.test(file));
  expect(built.sort()).toEqual(paths.map(fileOf).sort());
});

// Pages are rendered side by side: their heads could be swapped.
test("every page has one head, and it's its own", () => {
  const pictures = new Map(
    [...site.articles, ...site.releases].map(({ path, imageAlt }) => [path, imageAlt]),
  );
  const expected = pages.map(({ path, title, description, kind, noindex }) => ({
    path,
    language: [language],
    title: [headTitle(title, product)],
    description: [description],
    canonical: noindex ? [] : [canonicalUrl(siteUrl, path)],
    robots: [noindex ? "noindex" : "max-image-preview:large"],
    "og:title": [title],
    "og:type": [kind === "page" ? "website" : "article"],
    "og:url": [canonicalUrl(siteUrl, path)],
    "og:image:alt": [pictures.get(path) ?? site.sharing.imageAlt],
    headings: 1,
  }));
  const property = (path: string, name: string) =>
    values(path, `meta[property="${name}"]`, "content");
  const found = paths.map((path) => ({
    path,
    language: values(path, "html", "lang"),
    title: texts(path, "head title"),
    description: values(path, "meta[name=description]", "content"),
    canonical: values(path, "link[rel=canonical]", "href"),
    robots: values(path, "meta[name=robots]", "content"),
    "og:title": property(path, "og:title"),
    "og:type": property(path, "og:type"),
    "og:url": property(path, "og:url"),
    "og:image:alt": property(path, "og:image:alt"),
    headings: all(path, "h1").length,
  }));
  expect(found).toEqual(expected);
});

/** Addresses of links, images, metadata and JSON-LD. */
const addressesIn = (path: string): URL[] =>
  [
    ...values(path, "a, link", "href"),
    ...values(path, "img, script[src]", "src"),
    ...values(path, "source", "srcSet").flatMap((set) => set.split(/\s+[\d.]+[wx],?\s*/)),
    ...values(path, 'meta[property="og:image"]', "content"),
    ...texts(path, 'script[type="application/ld+json"]').flatMap((json) =>
      [...json.matchAll(/"(https?:[^"#]+)"/g)].map(([, url = ""]) => url),
    ),
  ]
    .filter(Boolean)
    .map((address) => new URL(address, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl);

/** A page's path in an address, as in the content. */
const pathOf = ({ pathname }: URL) => pathname.replace(/(?<=.)\/$/, "");

/** Whether an address of the site leads to a file, or to a page and an element that it has. */
function exists(url: URL): boolean {
  const path = pathOf(url);
  if (site.redirects.redirects.some(({ from }) => from === path)) return true;
  if (!paths.includes(path)) return fs.existsSync(`public${decodeURIComponent(url.pathname)}`);
  const id = decodeURIComponent(url.hash.slice(1));
  return /^(top)?$/i.test(id) || values(path, "[id]", "id").includes(id);
}

test("every link, image and address in metadata leads to something that exists", () => {
  const dead = paths.flatMap((path) =>
    addressesIn(path)
      .filter((url) => !exists(url))
      .map(({ href }) => `${path} → ${href}`),
  );
  expect(dead).toEqual([]);
});

test("links lead from the landing page to every page in the sitemap", () => {
  const reached = new Set(["/"]);
  // A set grows while it's read.
  for (const path of reached) {
    const links = values(path, "a", "href").map((href) => new URL(href, siteUrl + path));
    for (const url of links.filter(({ origin }) => origin === siteUrl))
      if (paths.includes(pathOf(url))) reached.add(pathOf(url));
  }
  const sitemap = indexedPages(site).map(({ path }) => path);
  expect(sitemap.filter((path) => !reached.has(path))).toEqual([]);
});
