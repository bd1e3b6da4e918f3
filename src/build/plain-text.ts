import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { SKIP, visit } from "unist-util-visit";

/** Elements that only work on the page: removed. */
const controls = "picture > source";
/** Elements replaced by their content. */
const shells = ".heading-link, pre span";

/**
 * Makes the HTML of a page readable elsewhere: removes what only works on the page, and makes addresses absolute.
 * @param url absolute address of the page
 */
export function detachFromPage(root: Root | Element, url: string): void {
  leaveOut(root, controls);
  const open = new Set<unknown>(selectAll(shells, root));
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
export function leaveOut(tree: Root | Element, selector: string): void {
  const gone = new Set<unknown>(selectAll(selector, tree));
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== "comment" && !gone.has(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
