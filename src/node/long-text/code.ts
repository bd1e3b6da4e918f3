import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/**
 * Puts each block of code into a frame with its file name and a button that copies it:
 * ```` ```ts title="plan.ts" ````. The block can be scrolled with the keyboard.
 */
export function frameCode(root: Root, words: Pick<Queries.Prose, "copy" | "copied">): void {
  visit(root, "element", (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== "pre" || !parent || index === undefined) return undefined;
    if (code?.type !== "element" || code.tagName !== "code") return undefined;
    const title = /title="([^"]*)"/.exec(String(code.properties.metastring))?.[1];
    delete code.properties.metastring;
    const language = /language-(\S+)/.exec([code.properties.className].flat().join(" "))?.[1];
    node.properties.tabIndex = 0;
    dropEmptyEnd(code);
    parent.children[index] = h(
      title ? "figure" : "div",
      { className: ["code"], dataLanguage: title ? undefined : language },
      [
        ...(title ? [h("figcaption", title)] : []),
        node,
        h("button", { type: "button", className: ["copy"], dataCopied: words.copied }, words.copy),
        h("span", { role: "status" }),
      ],
    );
    return SKIP;
  });
}

/** The last line that a highlighter leaves behind the last line break. */
function dropEmptyEnd(code: Element): void {
  const last = code.children.at(-1);
  if (last?.type === "element" && toString(last) === "") code.children.pop();
}
