import type { Element, ElementContent, Root } from "hast";
import { selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";

/** Elements that only work on the page: removed. */
const controls = "button.copy, .code > [role=status], picture > source";
/** Elements replaced by their content. */
const shells = ".heading-link, pre span";

/** Removes from long texts what only works on the page; callouts become quotations. */
export function removePageOnly(root: Root | Element): void {
  const gone = new Set<ElementContent>(selectAll(controls, root));
  const open = new Set<ElementContent>(selectAll(shells, root));
  const plain = (child: ElementContent): ElementContent[] => {
    if (gone.has(child)) return [];
    return child.type === "element" && open.has(child) ? child.children.flatMap(plain) : [child];
  };
  visit(root, "element", (node) => {
    const { role, dataAlign } = node.properties;
    if (role === "note") node.tagName = "blockquote";
    if (typeof dataAlign === "string") node.properties.align = dataAlign;
    node.children = node.children.flatMap(plain);
  });
}
