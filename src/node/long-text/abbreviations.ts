import type { Root } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { escaped } from "../escaped";

/** `*[MCP]: Model Context Protocol`, on a line of its own (PHP Markdown Extra). */
const definition = /^\*\[([^\]]+)\]:\s*(.+)$/;

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
  const explain = (name: string) => {
    const title = meanings.get(name);
    return meanings.delete(name) && h("abbr", { title }, name);
  };
  findAndReplace(root, [words, explain], {
    ignore: ["abbr", "code", "pre", "kbd", "h1", "h2", "h3", "h4"],
  });
}
