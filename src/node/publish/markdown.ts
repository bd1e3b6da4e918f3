import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { SKIP, visit } from "unist-util-visit";
import { plainParts } from "./plain-text";

/** Parts of a page that say nothing to somebody who only reads. */
const silent = `script, style, noscript, template, svg, nav, button, form, fieldset, dialog,
  [aria-hidden=true], [hidden], img[alt=""]`;

/** Elements that stand beside each other in a row; only their styles keep them apart. */
const inRow = new Set(["a", "span", "time", "small", "strong", "code"]);

const tags: Record<string, string> = { dl: "div", dt: "h3", dd: "p" };

/**
 * A page's Markdown twin, made from the HTML that visitors get, so that the two cannot differ.
 * Drawn scenes become the sentence that describes them.
 * @param url absolute address of the page; links and pictures become absolute
 * @throws {Error} when the page has no `<main>`
 */
export function pageMarkdown(html: string, url: string): string {
  const main = select("main", fromHtml(html));
  if (!main) throw new Error(`${url} has no <main> to make Markdown of.`);
  silence(main);
  plainParts(main);
  visit(main, "element", (node, index, parent) => {
    const { role, ariaLabel } = node.properties;
    if (parent && index !== undefined && role === "img" && typeof ariaLabel === "string") {
      parent.children[index] = h("p", ariaLabel);
      return SKIP;
    }
    node.tagName = tags[node.tagName] ?? node.tagName;
    node.children = node.children.flatMap((child, at) =>
      isGlued(node.children[at - 1], child) ? [{ type: "text", value: " " }, child] : [child],
    );
    for (const name of ["href", "src"]) {
      const value = node.properties[name];
      if (typeof value === "string") node.properties[name] = new URL(value, url).href;
    }
    return undefined;
  });
  const tree = toMdast({ type: "root", children: main.children } satisfies Root);
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    rule: "-",
  });
  return `${markdown.trim()}\n\nSource: <${url}>\n`;
}

/** True where only styles keep two neighbours apart. */
function isGlued(before: ElementContent | undefined, after: ElementContent): boolean {
  if (after.type !== "element" || !inRow.has(after.tagName)) return false;
  if (before?.type === "element") return inRow.has(before.tagName);
  return after.tagName === "a" && before?.type === "text" && /[\p{L}\p{N}:.]$/u.test(before.value);
}

/** Takes out comments and whatever says nothing. */
function silence(main: Element): void {
  const quiet = new Set<unknown>(selectAll(silent, main));
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== "comment" && !quiet.has(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
