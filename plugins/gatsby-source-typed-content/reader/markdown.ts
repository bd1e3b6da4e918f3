import type { Root } from "mdast";
import gfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(gfm);

/** Parses as gatsby-transformer-remark does, and with the same packages. */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root;

/** Offsets of the code in a text. */
export function codeIn(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  visit(parseMarkdown(text), ["code", "inlineCode"], ({ position }) => {
    found.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return found;
}
