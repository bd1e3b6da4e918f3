import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import type { Heading } from "../../lib/headings";

/**
 * Finishes the HTML of a long text: headings get ids, tables a frame that scrolls on its own,
 * links to other sites open in a new tab (spec section 2, Footer).
 * Headings are listed for the table of contents: `##` and `###`.
 * @param tree the Markdown's HTML tree; left unchanged
 */
export function articleBody(tree: Root): { html: string; text: string; headings: Heading[] } {
  const root = structuredClone(tree);
  rehypeSlug()(root);
  const headings: Heading[] = [];
  visit(root, "element", (node, index, parent) => {
    const depth = Number(/^h([23])$/.exec(node.tagName)?.[1]);
    if (depth) headings.push({ id: String(node.properties.id), text: toString(node), depth });
    if (node.tagName === "a" && /^https:/.test(String(node.properties.href))) {
      node.properties = { ...node.properties, target: "_blank", rel: ["noopener"] };
    }
    if (node.tagName === "table" && parent && index !== undefined && !isFrame(parent)) {
      parent.children[index] = frame(node);
    }
  });
  return { html: toHtml(root), text: toString(root), headings };
}

function frame(table: Element): Element {
  const properties = {
    className: ["table-frame"],
    tabIndex: 0,
    role: "region",
    ariaLabel: "Table",
  };
  return { type: "element", tagName: "div", properties, children: [table] };
}

function isFrame(node: { type: string; properties?: Element["properties"] }): boolean {
  return node.type === "element" && node.properties?.role === "region";
}
