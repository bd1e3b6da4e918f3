import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { filesOf } from "../../scripts/lib/files.mjs";
import type { Site } from "../../src/node/content/pages";
import { servicesOf } from "../../src/node/policy/policy";
import type { Services } from "../../src/node/policy/policy";
import { feedEntry } from "../../src/node/publish/feed-content";
import type { FeedEntry } from "../../src/node/publish/feed-content";

/** One HTML file of the built site. */
export interface HtmlFile {
  /** Path in `public/`: `pricing/index.html`. */
  file: string;
  /** URL path: `/pricing`. */
  path: string;
  html: string;
  tree: Root;
  /** Whether it is only a redirect. */
  redirect: boolean;
}

/** What a build knows beside the content. */
export interface Build {
  /** What the page of an article or a release shows. */
  entryOf: (page: string) => FeedEntry;
  /** Other origins that the site talks to. */
  services: Services;
}

/** The built site, and its content. */
export interface BuiltSite extends Build {
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

/** The 404 page, which Gatsby writes twice. */
export const lostPath = "/404";

/** The CMS, which is not a page of the content, and not in every build. */
export const cmsPath = "/admin";

/** The last build of this checkout. */
const lastBuild = (): Build => ({ entryOf: feedEntry, services: servicesOf(process.env) });

/** Reads the build folder. */
export function readBuiltSite(root: string, content: Site, build = lastBuild()): BuiltSite {
  const files = filesOf(root);
  const html = readHtmlFiles(root, files);
  return { root, url: content.product.siteUrl, files: new Set(files), html, content, ...build };
}

/** The HTML files of a build folder. Gatsby's slices are fragments of pages. */
export const readHtmlFiles = (root: string, files = filesOf(root)): HtmlFile[] =>
  files
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"))
    .map((file) => readHtml(root, file));

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

/** Pages for visitors: HTML without redirects and the CMS. */
export const readPages = (site: BuiltSite): HtmlFile[] =>
  site.html.filter((page) => !page.redirect && page.path !== cmsPath);

/** Text of a file; reports a missing one and returns undefined. */
export function readText(site: BuiltSite, file: string, report: Report): string | undefined {
  if (site.files.has(file)) return fs.readFileSync(path.join(site.root, file), "utf8");
  report(file, "is missing.");
  return undefined;
}

/** Reports the first place where a text differs from what it should be. */
export function compareTexts(is: string, should: string, fail: Fail): void {
  if (is === should) return;
  let at = 0;
  while (is[at] === should[at]) at += 1;
  const line = should.slice(0, at).split("\n").length;
  const [found, wanted] = [is, should].map((text) => text.slice(Math.max(0, at - 30), at + 30));
  fail(`line ${line} has "${found}", should have "${wanted}".`);
}

/** An attribute as text; "" if it is missing. */
export function attribute(node: Element | undefined, name: string): string {
  const value = node?.properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** Content of a `<meta>` by its name or property; undefined if there is none. */
export function metaContent({ tree }: HtmlFile, name: string): string | undefined {
  const meta = select(`meta[name="${name}"], meta[property="${name}"]`, tree);
  return meta && attribute(meta, "content");
}
