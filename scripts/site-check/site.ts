import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import type { Site } from "../../src/node/content/pages";

/** One HTML file of the built site. */
export interface HtmlFile {
  /** Path in the build folder: `pricing/index.html`. */
  file: string;
  /** Its address: `/pricing`. */
  path: string;
  html: string;
  tree: Root;
  /** Whether it only redirects to another address. */
  redirect: boolean;
}

/** The built site, and its content. */
export interface BuiltSite {
  root: string;
  /** Its origin: `https://cairn.example`. */
  url: string;
  /** Every file in the build folder, with forward slashes. */
  files: Set<string>;
  html: HtmlFile[];
  content: Site;
}

/** Reports a problem of a file. */
export type Report = (file: string, message: string) => void;

/** Reports a problem of the current file. */
export type Fail = (message: string) => void;

/** Checks one aspect of the site. */
export type SiteRule = (site: BuiltSite, report: Report) => void | Promise<void>;

/** The page for unknown addresses, which Gatsby writes twice. */
export const lostPath = "/404";

/** The CMS is a tool for authors, not a page. Not every build has it. */
export const cmsPath = "/admin";

/** Reads the build folder. */
export function readBuiltSite(root: string, content: Site): BuiltSite {
  const files = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(root, name)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  // Gatsby's slices are fragments of pages.
  const html = files
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => readHtml(root, file));
  return { root, url: content.product.siteUrl, files: new Set(files), html, content };
}

function readHtml(root: string, file: string): HtmlFile {
  const html = fs.readFileSync(path.join(root, file), "utf8");
  const tree = fromHtml(html);
  return {
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
    html,
    tree,
    redirect: select('meta[http-equiv="refresh"]', tree) !== undefined,
  };
}

/** The HTML that visitors read, without redirects and the CMS. */
export const readPages = (site: BuiltSite): HtmlFile[] =>
  site.html.filter((page) => !page.redirect && page.path !== cmsPath);

/** Text of a file in the build folder; undefined with a report where it is missing. */
export function readText(site: BuiltSite, file: string, report: Report): string | undefined {
  if (site.files.has(file)) return fs.readFileSync(path.join(site.root, file), "utf8");
  report(file, "is missing.");
  return undefined;
}

/** Parsed JSON of a file; undefined with a report where it is missing or not valid. */
export function readJson(site: BuiltSite, file: string, report: Report): unknown {
  const text = readText(site, file, report);
  return text === undefined ? undefined : parseJson(text, (message) => report(file, message));
}

/** Parsed JSON; undefined with a report where it is not valid. */
export function parseJson(text: string, fail: Fail): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    fail(`cannot be read: ${String(error)}.`);
    return undefined;
  }
}

/** An attribute as text; "" where it is not there. */
export function attribute(node: Element | undefined, name: string): string {
  const value = node?.properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** Content of a `<meta>` by its name or property; undefined where there is none. */
export function metaContent({ tree }: HtmlFile, name: string): string | undefined {
  const meta = select(`meta[name="${name}"], meta[property="${name}"]`, tree);
  return meta && attribute(meta, "content");
}
