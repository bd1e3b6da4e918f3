import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { visit, SKIP } from "unist-util-visit";
import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";

/** Attributes that only make sense on the page. */
const pageOnly = [
  ...["className", "tabIndex", "role", "ariaLabel", "target", "rel", "id"],
  ...["srcSet", "sizes", "loading", "decoding"],
];

/**
 * HTML of a page for feed readers: without controls and page-only attributes, with absolute addresses.
 * @param url absolute address of the page
 */
export function feedHtml(html: string, url: string): string {
  const root = fromHtml(html, { fragment: true });
  detachFromPage(root, url);
  visit(root, "element", (node) => {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(
        ([name]) => !pageOnly.includes(name) && !name.startsWith("data"),
      ),
    );
  });
  return toHtml(root);
}

/** Elements replaced by their content. */
const unwrapped = ".heading-link, pre span";

/**
 * Makes HTML of a page readable elsewhere: removes links on headings and alternative images, and makes addresses absolute.
 * @param url absolute address of the page
 */
export function detachFromPage(root: Root | Element, url: string): void {
  removeAll(root, "picture > source");
  const open = new Set<unknown>(selectAll(unwrapped, root));
  visit(root, "element", (node, index, parent) => {
    if (open.has(node) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    for (const name of ["href", "src"]) {
      const value = node.properties[name];
      if (typeof value === "string") node.properties[name] = new URL(value, url).href;
    }
    return undefined;
  });
}

/** Removes comments and the elements of a selector. */
export function removeAll(tree: Root | Element, selector: string): void {
  const removed = new Set<unknown>(selectAll(selector, tree));
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== "comment" && !removed.has(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
