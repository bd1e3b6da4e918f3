import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import type { ContentOptions } from "../options";

import { parseMarkdown } from "../reader/markdown";
import markdownData from "../markdown-data/index.mjs";
import type { Entry, LongText } from "../types";

/** Parses the body of a file. */
export function longText(entry: Entry, partsIn: ContentOptions["textParts"]): LongText {
  const text: LongText = {
    ...{ entry, links: [], images: [], html: [], words: [], anchors: new Set() },
  };
  // Blank lines instead of what comes before a part keep positions as they are in the file.
  let before = "\n".repeat(entry.bodyLine - 1);
  for (const { source, anchor } of partsIn?.(entry) ?? [{ source: entry.body }]) {
    collect(text, before + source);
    before += source.replace(/[^\n]/g, " ");
    if (anchor) text.anchors.add(anchor);
  }
  return text;
}

function collect({ links, images, html, words, anchors }: LongText, source: string): void {
  const tree = parseMarkdown(source);
  markdownData({ markdownAST: tree });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "link")
      links.push({ line, to: node.url, isEmpty: node.children.length === 0 });
    if (node.type === "definition") links.push({ line, to: node.url });
    if (node.type === "image") images.push({ line, src: node.url });
    if (node.type === "text") words.push({ line, text: node.value });
    if (node.type === "heading") anchors.add(String(node.data?.id));
    if (node.type !== "html") return;
    html.push({ line, source: node.value });
    visit(fromHtml(node.value, { fragment: true }), "element", (element) => {
      const { tagName, properties, position } = element;
      const elementLine = line + (position?.start.line ?? 1) - 1;
      if (tagName === "a" && properties.href)
        links.push({ line: elementLine, to: properties.href });
      if (tagName === "img") images.push({ line: elementLine, src: properties.src ?? "" });
    });
  });
}
