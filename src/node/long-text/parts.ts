import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

type Words = Pick<Queries.Prose, "table" | "notes" | "backToText" | "done" | "open">;

/**
 * Gives names to parts that only look like something: a table in a frame that scrolls on its own, ticks of
 * a list of tasks, footnotes and the ways to them and back.
 */
export function nameParts(root: Root, words: Words): void {
  const notes = selectAll(".footnotes > ol > li", root).map(({ properties }) => properties.id);
  visit(root, "element", (node, index, parent) => {
    const classes = [node.properties.className].flat();
    if (node.tagName === "table" && parent && index !== undefined) {
      parent.children[index] = frame(node, words.table);
    }
    const { align, ...others } = node.properties;
    // HTML has given the attribute up.
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
      // A note has a name in Markdown and a number on the page.
      const number = String(notes.indexOf(String(node.properties.href).slice(1)) + 1);
      node.properties.ariaLabel = `${words.notes} ${number}`;
      node.children = [{ type: "text", value: number }];
    } else if (classes.includes("footnote-backref")) {
      node.properties.ariaLabel = words.backToText;
    }
  });
}

const frame = (table: Element, ariaLabel: string): Element =>
  h("div", { className: ["table-frame"], tabIndex: 0, role: "region", ariaLabel }, [table]);
