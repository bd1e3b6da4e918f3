/** The files of a build. No test here opens a page. */
import fs from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { canonicalUrl } from "../../src/lib/addresses";
import { headTitle } from "../../src/lib/titles";
import { indexedPages } from "../../src/content/pages";
import { NEWSLETTER_SECRET } from "../stand-ins/newsletter-api.mjs";
import { site } from "./support/site";
import { expect, test } from "./support/test";

const { siteUrl, name: product, language } = site.product;

const publicFile = (route: string) => `public${route.replace(/\/$/, "")}/index.html`;
const parse = (route: string) => fromHtml(fs.readFileSync(publicFile(route), "utf8"));
const cache = new Map<string, ReturnType<typeof parse>>();

function elements(route: string, selector: string): Element[] {
  const tree = cache.get(route) ?? parse(route);
  cache.set(route, tree);
  return selectAll(selector, tree);
}
/** Values of an attribute, by its name in HAST: `srcSet`. */
const values = (route: string, selector: string, attribute: string): string[] =>
  elements(route, selector).map(({ properties }) => [properties[attribute]].flat().join(" "));
const texts = (route: string, selector: string): string[] =>
  elements(route, selector).map(({ children }) =>
    children.map((child) => ("value" in child ? child.value : "")).join(""),
  );

const notFound = { ...site.notFound.meta, path: "/404", kind: "page", noindex: true };
const pages = [...site.pages, notFound];
const routes = pages.map((page) => page.path);

/** Files in a folder and its subfolders. */
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name));

test("there is a page for each page in the content, and no others", () => {
  const built = filesIn("public").filter((file) => /(?<!^public\/admin)\/index\.html$/.test(file));
  expect(built.sort()).toEqual(routes.map(publicFile).sort());
});

// Gatsby renders pages in parallel, which could swap their heads.
test("every page has exactly its own head", () => {
  const imageAlts = new Map([...site.articles, ...site.releases].map((e) => [e.path, e.imageAlt]));
  const expected = pages.map(({ path: route, title, description, kind, noindex }) => ({
    route,
    language: [language],
    title: [headTitle(title, product)],
    description: [description],
    canonical: noindex ? [] : [canonicalUrl(siteUrl, route)],
    robots: [noindex ? "noindex" : "max-image-preview:large"],
    "og:title": [title],
    "og:type": [kind === "page" ? "website" : "article"],
    "og:url": [canonicalUrl(siteUrl, route)],
    "og:image:alt": [imageAlts.get(route) ?? site.sharing.imageAlt],
    headings: 1,
  }));
  const property = (route: string, name: string) =>
    values(route, `meta[property="${name}"]`, "content");
  const actual = routes.map((route) => ({
    route,
    language: values(route, "html", "lang"),
    title: texts(route, "head title"),
    description: values(route, "meta[name=description]", "content"),
    canonical: values(route, "link[rel=canonical]", "href"),
    robots: values(route, "meta[name=robots]", "content"),
    "og:title": property(route, "og:title"),
    "og:type": property(route, "og:type"),
    "og:url": property(route, "og:url"),
    "og:image:alt": property(route, "og:image:alt"),
    headings: elements(route, "h1").length,
  }));
  expect(actual).toEqual(expected);
});

/** URLs of links, images, metadata and JSON-LD, without those of other sites. */
const urlsIn = (route: string): URL[] =>
  [
    ...values(route, "a, link", "href"),
    ...values(route, "img, script[src]", "src"),
    ...values(route, "source", "srcSet").flatMap((set) => set.split(/\s+[\d.]+[wx],?\s*/)),
    ...values(route, 'meta[property="og:image"]', "content"),
    ...texts(route, 'script[type="application/ld+json"]').flatMap((json) =>
      [...json.matchAll(/"(https?:[^"#]+)"/g)].map(([, url = ""]) => url),
    ),
  ]
    .filter(Boolean)
    .map((address) => new URL(address, siteUrl + route))
    .filter(({ origin }) => origin === siteUrl);

/** Route of a URL, as in the content. */
const routeOf = ({ pathname }: URL) => pathname.replace(/(?<=.)\/$/, "");

/** Whether a URL of the site is a redirect, a file, or a page that has the element in the hash. */
function exists(url: URL): boolean {
  const route = routeOf(url);
  if (site.redirects.redirects.some(({ from }) => from === route)) return true;
  if (!routes.includes(route)) return fs.existsSync(`public${decodeURIComponent(url.pathname)}`);
  const id = decodeURIComponent(url.hash.slice(1));
  return /^(top)?$/i.test(id) || values(route, "[id]", "id").includes(id);
}

test("no link, image or URL in metadata is broken", () => {
  const broken = routes.flatMap((route) =>
    urlsIn(route)
      .filter((url) => !exists(url))
      .map(({ href }) => `${route} → ${href}`),
  );
  expect(broken).toEqual([]);
});

test("links lead from the landing page to every page in the sitemap", () => {
  const reached = new Set(["/"]);
  // Visits what it adds, too.
  for (const route of reached) {
    const links = values(route, "a", "href").map((href) => new URL(href, siteUrl + route));
    for (const url of links.filter(({ origin }) => origin === siteUrl))
      if (routes.includes(routeOf(url))) reached.add(routeOf(url));
  }
  const indexed = indexedPages(site).map((page) => page.path);
  expect(indexed.filter((route) => !reached.has(route))).toEqual([]);
});

/** Content of the file at a URL of the site. */
function readUrl(url = ""): string {
  expect(url).toContain(siteUrl);
  return fs.readFileSync(`public${new URL(url).pathname}`, "utf8");
}

test("robots.txt leads to a sitemap of all indexed pages, with their dates", () => {
  const [, index] = /^Sitemap: (.+)$/m.exec(readUrl(`${siteUrl}/robots.txt`)) ?? [];
  const [, sitemap] = /<loc>(.+?)<\/loc>/.exec(readUrl(index)) ?? [];
  const entries = readUrl(sitemap).matchAll(/<loc>(.+?)<\/loc>(?:<lastmod>(.+?)T)?/g);
  expect(Array.from(entries, ([, url, date]) => [url, date]).sort()).toEqual(
    indexedPages(site)
      .map((page) => [siteUrl + page.path, page.modified])
      .sort(),
  );
});

test("the manifest has the product's name, description and icons", () => {
  const { name, description } = site.product;
  const manifest = JSON.parse(readUrl(`${siteUrl}/manifest.webmanifest`)) as {
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name, description, start_url: "/" });
  for (const { src } of manifest.icons) readUrl(siteUrl + src.replace(/\?.*/, ""));
});

test("no file contains the secret of the newsletter API", () => {
  const files = ["public", ".cache/functions"].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(fs.readFileSync(file, "latin1").includes(NEWSLETTER_SECRET), file).toBe(false);
});
