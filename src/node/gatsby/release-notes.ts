import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { slugOf } from "../../lib/slug";

/** One bullet of a release. */
export interface ReleaseNote {
  /** Anchor on the release's page, from the bold lead. */
  id: string;
  lead: string;
  html: string;
}

/**
 * Reads the notes out of a release's Markdown: each list item begins with a bold lead.
 * @param tree the Markdown's HTML tree
 */
export function releaseNotes(tree: Root): ReleaseNote[] {
  const notes: ReleaseNote[] = [];
  visit(tree, "element", (item) => {
    if (item.tagName !== "li") return;
    const paragraph = item.children.find(
      (c): c is Element => c.type === "element" && c.tagName === "p",
    );
    const inline = paragraph?.children ?? item.children;
    const lead = toString(
      inline.find((c) => c.type === "element" && c.tagName === "strong") ?? item,
    );
    notes.push({ id: slugOf(lead), lead, html: toHtml(inline).trim() });
  });
  return notes;
}
