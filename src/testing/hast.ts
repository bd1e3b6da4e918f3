import type { Element, ElementContent, Root } from "hast";

/** An element of an HTML tree: `element("a", { href: "/" }, "Home")`. */
export function element(
  tagName: string,
  properties: Element["properties"],
  ...children: (string | Element)[]
): Element {
  const nodes = children.map((child): ElementContent =>
    typeof child === "string" ? { type: "text", value: child } : child,
  );
  return { type: "element", tagName, properties, children: nodes };
}

/** A whole tree. */
export const tree = (...children: Element[]): Root => ({ type: "root", children });
