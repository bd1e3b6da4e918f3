import type { Element, ElementContent, Root } from "hast";
import { selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";

/** Works on its page only, or says nothing elsewhere. */
const controls = "button.copy, .code > [role=status], picture > source";
/** Only what stands in it says something. */
const shells = ".heading-link, pre span";

/** Takes what serves the page alone out of long texts; callouts become quotations. */
export function plainParts(root: Root | Element): void {
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
