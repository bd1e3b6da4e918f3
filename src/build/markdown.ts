import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { scenes } from "./readable";

const tags: Record<string, string> = { dl: "div", dt: "h3", dd: "p" };

/**
 * A page's Markdown twin, made from its HTML, so that both say the same. Scenes become quotes of their descriptions: what
 * they show is made up.
 * @param main from `readableMain`; changed here
 * @param url absolute address of the page
 */
export function pageMarkdown(main: Element, url: string): string {
  for (const scene of selectAll(scenes, main))
    Object.assign(scene, h("blockquote", h("p", `Demo: ${String(scene.properties.ariaLabel)}`)));
  visit(main, "element", (node) => {
    node.tagName = tags[node.tagName] ?? node.tagName;
  });
  const tree = toMdast({ type: "root", children: main.children } satisfies Root);
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    rule: "-",
  });
  return `${markdown.trim()}\n\nSource: <${url}>\n`;
}
