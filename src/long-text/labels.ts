import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

type Words = Pick<Queries.Prose, "table" | "notes" | "backToText" | "done" | "open">;

/** Labels tables (in a frame that scrolls), checkboxes of task lists, footnotes and their links for screen readers. */
export function labelElements(root: Root, words: Words): void {
  separateFootnotes(root);
  const notes = selectAll(".footnotes > ol > li", root).map(({ properties }) => properties.id);
  visit(root, "element", (node, index, parent) => {
    const classes = [node.properties.className].flat();
    if (node.tagName === "table" && parent && index !== undefined) {
      parent.children[index] = frame(node, words.table);
    }
    const { align, ...others } = node.properties;
    // `align` is obsolete in HTML.
    if (align) node.properties = { ...others, dataAlign: align };
    if (node.tagName === "input") {
      node.properties.ariaLabel = node.properties.checked ? words.done : words.open;
    } else if (classes.includes("footnotes")) {
      Object.assign(node, { tagName: "section" });
      node.properties.ariaLabel = words.notes;
      node.children = node.children.filter(
        (child) => child.type !== "element" || child.tagName !== "hr",
      );
    } else if (classes.includes("footnote-ref")) {
      // Notes have names in Markdown, and numbers on the page.
      const number = String(notes.indexOf(String(node.properties.href).slice(1)) + 1);
      node.properties.ariaLabel = `${words.notes} ${number}`;
      node.children = [{ type: "text", value: number }];
    } else if (classes.includes("footnote-backref")) {
      node.properties.ariaLabel = words.backToText;
    }
  });
}

/**
 * Gives footnotes ids that no heading can have: `fn-why` becomes `fn:why`. If a text refers to a footnote again, the id gets
 * a number: `fnref:why`, then `fnref2:why`.
 */
function separateFootnotes(root: Root): void {
  const separate = (text: unknown) => String(text).replace(/^(#?fn(?:ref)?)-/, "$1:");
  const named = new Map<string, number>();
  for (const { properties } of selectAll("sup[id^=fnref-]", root)) {
    const id = separate(properties.id);
    const times = (named.get(id) ?? 0) + 1;
    named.set(id, times);
    properties.id = times === 1 ? id : id.replace("fnref:", `fnref${times}:`);
  }
  for (const { properties } of selectAll(".footnotes > ol > li", root))
    properties.id = separate(properties.id);
  for (const { properties } of selectAll(".footnote-ref, .footnote-backref", root))
    properties.href = separate(properties.href);
}

const frame = (table: Element, ariaLabel: string): Element =>
  h("div", { className: ["table-frame"], tabIndex: 0, role: "region", ariaLabel }, [table]);
