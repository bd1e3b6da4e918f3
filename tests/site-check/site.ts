import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { filesOf } from "../../scripts/lib/files.mjs";
import type { Site } from "../../src/site/pages";

/** One HTML file of the built site. */
export interface HtmlFile {
  /** Path in `public/`: `pricing/index.html`. */
  file: string;
  /** URL path: `/pricing`. */
  path: string;
  html: string;
  tree: Root;
}

/** The built site, and its content. */
export interface BuiltSite {
  /** Its origin: `https://cairn.example`. */
  url: string;
  /** Every file in the build folder, with forward slashes. */
  files: Set<string>;
  html: HtmlFile[];
  content: Site;
}

/** Reports a problem of a file. */
type Report = (file: string, message: string) => void;

/** Checks one aspect of the site. */
export type SiteRule = (site: BuiltSite, report: Report) => void | Promise<void>;

/** The 404 page, which Gatsby writes twice. */
export const lostPath = "/404";

/** The CMS, which isn't a page of the content and isn't in every build. */
export const cmsPath = "/admin";

/** Reads the build folder. Gatsby's slices are fragments of pages. */
export function readBuiltSite(root: string, content: Site): BuiltSite {
  const files = filesOf(root);
  const html = files
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"))
    .map((file) => readHtml(root, file));
  return { url: content.product.siteUrl, files: new Set(files), html, content };
}

function readHtml(root: string, file: string): HtmlFile {
  const html = fs.readFileSync(path.join(root, file), "utf8");
  const tree = fromHtml(html);
  return {
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
    html,
    tree,
  };
}

/** Pages for visitors: HTML without the CMS. */
export const readPages = (site: BuiltSite): HtmlFile[] =>
  site.html.filter(({ path }) => path !== cmsPath);

/** An attribute as text; "" if it is missing. */
export function attribute(node: Element | undefined, name: string): string {
  const value = node?.properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}
