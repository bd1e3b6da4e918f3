import type { Element, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { SKIP, visit } from "unist-util-visit";

const tags: Record<string, string> = { dl: "div", dt: "h3", dd: "p" };

/**
 * A page's Markdown twin, made from its HTML, so that both say the same. Scenes become their descriptions.
 * @param main from `readableMain`; changed here
 * @param url absolute address of the page
 */
export function pageMarkdown(main: Element, url: string): string {
  visit(main, "element", (node, index, parent) => {
    const { role, ariaLabel } = node.properties;
    if (parent && index !== undefined && role === "img" && typeof ariaLabel === "string") {
      parent.children[index] = h("p", ariaLabel);
      return SKIP;
    }
    node.tagName = tags[node.tagName] ?? node.tagName;
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
