import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { detachFromPage } from "./plain-text";

/** Attributes for the page only. */
const pageOnly = [
  ...["className", "tabIndex", "role", "ariaLabel", "target", "rel", "id"],
  ...["srcSet", "sizes", "loading", "decoding"],
];

/**
 * A page's HTML for feed readers: with absolute addresses, without what only works on the page.
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
