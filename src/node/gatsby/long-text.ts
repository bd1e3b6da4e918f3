import GithubSlugger from "github-slugger";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { externalAttributes, linkKind } from "../../lib/link-kind";
import { placePictures } from "./text-pictures";
import type { FindPicture } from "./text-pictures";

/** A heading as gatsby-transformer-remark lists it; `id` is its anchor. */
export interface MarkdownHeading {
  id: string | null;
  value: string;
  depth: number;
}

/**
 * Finishes the HTML of a long text: headings get anchors, tables a frame that scrolls on its own, code
 * can be scrolled with the keyboard, links to other sites open in a new tab, pictures of `content/` are there in every size.
 */
export async function finishHtml(html: string, find: FindPicture): Promise<string> {
  const root = fromHtml(html, { fragment: true });
  const slugger = new GithubSlugger();
  visit(root, "element", (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) node.properties.id = slugger.slug(toString(node));
    if (node.tagName === "a" && linkKind(String(node.properties.href)) === "external") {
      Object.assign(node.properties, externalAttributes);
    }
    if (node.tagName === "pre") node.properties.tabIndex = 0;
    if (node.tagName === "table" && parent && index !== undefined) {
      const frame = { className: "table-frame", tabIndex: 0, role: "region", ariaLabel: "Table" };
      parent.children[index] = h("div", frame, node);
    }
  });
  await placePictures(root, find);
  return toHtml(root);
}

/**
 * Headings with the anchors that {@link finishHtml} gives them.
 * @param all every heading of the text, in order: two of one name get different anchors
 * @param depth only those of this level: `h2`
 */
export function headingsWithIds(all: MarkdownHeading[], depth?: string): MarkdownHeading[] {
  const slugger = new GithubSlugger();
  return all
    .map((heading) => ({ ...heading, id: slugger.slug(heading.value) }))
    .filter((heading) => !depth || depth === `h${heading.depth}`);
}
