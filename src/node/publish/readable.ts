import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { SKIP, visit } from "unist-util-visit";
import { plainParts } from "./plain-text";

/**
 * Parts of a page that say nothing to somebody who only reads. A card's face says something, turned away or not.
 */
const silent = `script, style, noscript, template, svg, nav, button:not([data-word]), form, fieldset, dialog,
  [aria-hidden=true]:not([data-face]), [hidden], picture[data-scheme=dark], img[alt=""]`;

/** Elements that stand beside each other in a row; only their styles keep them apart. */
const inRow = new Set(["a", "span", "time", "small", "strong", "code"]);

const wordEnd = /[\p{L}\p{N}:.]$/u;

/**
 * What a page says in its own words: its `<main>` without controls, and without what is hidden.
 * @param html the page, as visitors get it
 * @param url only for the message
 * @throws {Error} when the page has no `<main>`
 */
export function readableMain(html: string, url: string): Element {
  const main = select("main", fromHtml(html));
  if (!main) throw new Error(`${url} has no <main> to read.`);
  leaveOut(main, silent);
  plainParts(main);
  visit(main, "element", (node) => {
    node.children = node.children.flatMap((child, at) =>
      isGlued(node.children[at - 1], child) ? [{ type: "text", value: " " }, child] : [child],
    );
  });
  return main;
}

/** Takes out comments and whatever a selector names. */
export function leaveOut(tree: Element, selector: string): void {
  const gone = new Set<unknown>(selectAll(selector, tree));
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== "comment" && !gone.has(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** True where only styles keep two neighbours apart. */
function isGlued(before: ElementContent | undefined, after: ElementContent): boolean {
  if (after.type !== "element" || !inRow.has(after.tagName)) return false;
  if (before?.type === "element") return inRow.has(before.tagName);
  // No text of an author has one of these in the middle of a word.
  return (
    /^(a|small|span)$/.test(after.tagName) && before?.type === "text" && wordEnd.test(before.value)
  );
}
