import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/**
 * Adds a file name (```` ```ts title="plan.ts" ````) and a copy button to each block of code. Tab reaches the block, so
 * that arrow keys scroll it.
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

/** The highlighter leaves an empty line after the last line break. */
function dropEmptyEnd(code: Element): void {
  const last = code.children.at(-1);
  if (last?.type === "element" && toString(last) === "") code.children.pop();
}
