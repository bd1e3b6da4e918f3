import fs from "node:fs/promises";
import path from "node:path";
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { canonicalUrl, markdownPath } from "../lib/addresses";
import type { Site } from "../content/pages";
import { removeAll, detachFromPage } from "./html";

/**
 * Writes every page as Markdown, and deletes the twins of removed pages.
 * @param root the build folder
 * @throws {Error} with the address of a page without `<main>`
 */
export async function writeTwins(
  { pages, product }: Pick<Site, "pages" | "product">,
  root: string,
): Promise<void> {
  // Gatsby only deletes the HTML of removed pages.
  for (const file of await fs.readdir(root, { recursive: true }))
    if (file.endsWith(".md")) await fs.rm(path.join(root, file));
  for (const { path: page } of pages) {
    const url = canonicalUrl(product.siteUrl, page);
    const html = await fs.readFile(path.join(root, page, "index.html"), "utf8");
    await fs.writeFile(path.join(root, markdownPath(page)), twinOf(html, url));
  }
}

/** Drawings of the product. */
const scenes = ":is([role=img], [role=group])[aria-label]";

/** Elements without text for readers. A card's hidden face does have text. */
const silent = `script, style, noscript, template, svg, nav, button:not([data-word]), form, fieldset, dialog, label:has(input),
  [aria-hidden=true]:not([data-face]), [hidden], picture[data-scheme=dark], img[alt=""]`;

/** Inline elements that styles set apart, so that the HTML has no space between them. */
const spacedByStyles = new Set(
  ["a", "span", "time", "small", "strong", "code"].concat("label", "input", "output"),
);

const wordEnd = /[\p{L}\p{N}:.]$/u;
const wordStart = /^[\p{L}\p{N}]/u;

/**
 * A page's `<main>` without controls and hidden elements.
 * @throws {Error} when the page has no `<main>`
 */
function readableMain(html: string, url: string): Element {
  // Parsing the head and its styles would take most of the time.
  const [found = ""] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const main = select("main", fromHtml(found, { fragment: true }));
  if (!main) throw new Error(`${url} has no <main> to read.`);
  removeAll(main, silent);
  detachFromPage(main, url);
  visit(main, "element", (node) => {
    node.children = node.children.flatMap((child, at) =>
      isGlued(node.children[at - 1], child) ? [{ type: "text", value: " " }, child] : [child],
    );
  });
  return main;
}

/** Whether two neighbors need a space between them. */
function isGlued(before: ElementContent | undefined, after: ElementContent): boolean {
  if (before?.type === "element" && after.type === "element")
    return spacedByStyles.has(before.tagName) && spacedByStyles.has(after.tagName);
  // Never inside a word in authors' texts.
  if (before?.type === "text" && after.type === "element")
    return /^(a|small|span)$/.test(after.tagName) && wordEnd.test(before.value);
  if (before?.type === "element" && after.type === "text")
    return before.tagName === "time" && wordStart.test(after.value);
  return false;
}

const tags: Record<string, string> = { dl: "div", dt: "h3", dd: "p" };

/**
 * A page as Markdown, made from its HTML. Scenes become their descriptions, because what they show is made up.
 * @param url absolute address of the page
 * @throws {Error} when the page has no `<main>`
 */
export function twinOf(html: string, url: string): string {
  const main = readableMain(html, url);
  for (const scene of selectAll(scenes, main))
    Object.assign(scene, h("blockquote", h("p", `Demo: ${String(scene.properties.ariaLabel)}`)));
  visit(main, "element", (node) => {
    node.tagName = tags[node.tagName] ?? node.tagName;
  });
  const tree = toMdast({ type: "root", children: main.children } satisfies Root);
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    rule: "-",
  });
  return `${markdown.trim()}\n\nSource: <${url}>\n`;
}
