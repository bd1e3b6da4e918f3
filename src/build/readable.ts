import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { visit } from "unist-util-visit";
import { leaveOut, detachFromPage } from "./plain-text";

/** Drawings of the product: their outermost element has one of these roles and a description. */
export const scenes = ":is([role=img], [role=group])[aria-label]";

/** Elements without text for readers. Both faces of a card have text, though one is hidden. */
const silent = `script, style, noscript, template, svg, nav, button:not([data-word]), form, fieldset, dialog, label:has(input),
  [aria-hidden=true]:not([data-face]), [hidden], picture[data-scheme=dark], img[alt=""]`;

/** Inline elements that only styles keep apart. */
const inRow = new Set(
  ["a", "span", "time", "small", "strong", "code"].concat("label", "input", "output"),
);

const wordEnd = /[\p{L}\p{N}:.]$/u;
const wordStart = /^[\p{L}\p{N}]/u;

/**
 * The text of a page: its `<main>` without controls and hidden elements.
 * @param url absolute address of the page
 * @throws {Error} when the page has no `<main>`
 */
export function readableMain(html: string, url: string): Element {
  // The head and styles make up most of a page and take longest to parse.
  const [found = ""] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const main = select("main", fromHtml(found, { fragment: true }));
  if (!main) throw new Error(`${url} has no <main> to read.`);
  leaveOut(main, silent);
  detachFromPage(main, url);
  visit(main, "element", (node) => {
    node.children = node.children.flatMap((child, at) =>
      isGlued(node.children[at - 1], child) ? [{ type: "text", value: " " }, child] : [child],
    );
  });
  return main;
}

/** True when only styles keep two neighbours apart. */
function isGlued(before: ElementContent | undefined, after: ElementContent): boolean {
  if (before?.type === "element" && after.type === "element")
    return inRow.has(before.tagName) && inRow.has(after.tagName);
  // Authors' texts don't have these elements inside of words.
  if (before?.type === "text" && after.type === "element")
    return /^(a|small|span)$/.test(after.tagName) && wordEnd.test(before.value);
  if (before?.type === "element" && after.type === "text")
    return before.tagName === "time" && wordStart.test(after.value);
  return false;
}
