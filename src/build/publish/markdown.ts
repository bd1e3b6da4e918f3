import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** Parts of a page that say nothing to somebody who only reads. */
const silent =
  "script, style, noscript, template, svg, button, form, input, dialog, [aria-hidden=true], [hidden]";

/**
 * A page's Markdown twin, made from the HTML that visitors get, so that the two cannot differ.
 * Drawn scenes become the sentence that describes them.
 * @param url absolute address of the page; links and pictures become absolute
 */
export function pageMarkdown(html: string, url: string): string {
  const page = fromHtml(html);
  const main = select("main", page);
  if (!main) throw new Error(`${url} has no <main> to make Markdown of.`);
  nameOptions(main);
  const quiet = new Set<unknown>(selectAll(silent, main));
  visit(main, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (quiet.has(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { role, ariaLabel } = node.properties;
    if (role === "img" && typeof ariaLabel === "string") {
      parent.children[index] = paragraph(ariaLabel);
      return SKIP;
    }
    for (const name of ["href", "src"]) {
      const value = node.properties[name];
      if (typeof value === "string") node.properties[name] = new URL(value, url).href;
    }
    if (node.tagName === "dt") node.tagName = "h3";
    if (node.tagName === "dd") node.tagName = "p";
    return undefined;
  });
  const root: Root = { type: "root", children: main.children };
  const processor = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-", rule: "-" });
  const markdown = processor.stringify(processor.runSync(root) as never);
  return `${markdown.trim()}\n\nSource: <${url}>\n`;
}

/** Both sides of a choice stand in the text: each says to which option it belongs. */
function nameOptions(main: Element): void {
  for (const option of selectAll("label:has(input[type=radio])", main)) {
    const value = select("input", option)?.properties.value;
    for (const node of selectAll(`[data-period="${String(value)}"]`, main)) {
      node.children.unshift({ type: "text", value: `${toString(option)}: ` });
    }
  }
  for (const fieldset of selectAll("fieldset", main)) fieldset.properties.hidden = true;
}

const paragraph = (value: string): ElementContent => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [{ type: "text", value }],
});
