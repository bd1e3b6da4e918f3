import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { escaped } from "../node/escaped";

/** `*[MCP]: Model Context Protocol`, on a line of its own (PHP Markdown Extra). */
const definition = /^\*\[([^\]]+)\]:\s*(.+)$/;

/** Elements in which abbreviations aren't explained. */
const plain = new Set(["abbr", "code", "pre", "kbd", "h1", "h2", "h3", "h4"]);

/** Removes the definitions, and explains each abbreviation at its first use. */
export function explainAbbreviations(root: Root): void {
  const meanings = new Map<string, string>();
  visit(root, "element", (node, index, parent) => {
    if (node.tagName !== "p" || !parent || index === undefined) return undefined;
    const lines = toString(node).trim().split("\n");
    const found = lines.map((line) => definition.exec(line));
    if (!found.every((match) => match !== null)) return undefined;
    for (const [, short = "", long = ""] of found) meanings.set(short, long);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  if (meanings.size === 0) return;
  const short = [...meanings.keys()].map(escaped);
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${short.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  // Once only: on touch screens the meaning is shown in the line.
  visit(root, (node, index, parent) => {
    if (node.type === "element" && plain.has(node.tagName)) return SKIP;
    if (node.type !== "text" || !parent || index === undefined) return undefined;
    const match = [...node.value.matchAll(words)].find(([name]) => meanings.has(name));
    if (!match) return undefined;
    const [name] = match;
    const rest = node.value.slice(match.index + name.length);
    const abbr = h("abbr", { title: meanings.get(name) }, name);
    meanings.delete(name);
    node.value = node.value.slice(0, match.index);
    parent.children.splice(index + 1, 0, abbr, { type: "text", value: rest });
    return index + 1;
  });
}
