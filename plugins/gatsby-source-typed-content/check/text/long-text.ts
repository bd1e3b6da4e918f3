import { fromHtml } from "hast-util-from-html";
import type { Content, Definition, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { ContentOptions } from "../../options";
import type { Entry } from "../../reader/entry";
import { parseMarkdown } from "../../reader/markdown";
import type { Problem } from "../../reader/problem";
import markdownData from "../../markdown-data/index.mjs";

/** Reports what is wrong on a line of a text. */
export type ReportLine = (line: number, message: string, severity?: Problem["severity"]) => void;

/** Something in a text, with its 1-based line in the file. */
type At<T> = T & { line: number };

/** A part of a text that a page renders by itself. */
export interface TextPart {
  /** All parts together are the text. */
  source: string;
  /** Its anchor, if it has one. */
  anchor?: string;
}

/** The parsed text of a Markdown file. */
export interface LongText extends Parts {
  entry: Entry;
}

/** What the rules look at. */
interface Parts {
  /** `text` is what can be clicked; `isBare` says that only the address is there. */
  links: At<{ to: string; text: string; isBare?: boolean }>[];
  images: At<{ src: string; alt: string; title: string }>[];
  /** A tag, part of a tag, or a block of tags. */
  html: At<{ source: string }>[];
  code: At<{ source: string }>[];
  /** Whole paragraphs, headings and cells as readers see them, with \uFFFC for code and images. */
  passages: At<{ text: string }>[];
  /** What can follow the `#` of a link. */
  anchors: Set<string>;
}

/** Parts of texts by what they were made from: while someone writes, most texts stay the same. */
const known = new Map<string, Parts>();

/** Parses the body of a file, unless it has been parsed before. */
export function longText(entry: Entry, partsIn: ContentOptions["textParts"]): LongText {
  const key = `${entry.file} ${entry.bodyLine} ${entry.body}`;
  const parts =
    known.get(key) ?? parse(entry.bodyLine, partsIn?.(entry) ?? [{ source: entry.body }]);
  known.set(key, parts);
  return { entry, ...parts };
}

function parse(bodyLine: number, pieces: TextPart[]): Parts {
  const parts: Parts = {
    links: [],
    images: [],
    html: [],
    code: [],
    passages: [],
    anchors: new Set(),
  };
  // Empty lines in place of what comes before a part, so that positions are those in the file.
  let source = "\n".repeat(bodyLine - 1);
  for (const piece of pieces) {
    const tree = parseMarkdown(source.replace(/[^\n]/g, " ") + piece.source);
    source += piece.source;
    markdownData({ markdownAST: tree });
    take(parts, tree, source);
    if (piece.anchor) parts.anchors.add(piece.anchor);
  }
  return parts;
}

function take(parts: Parts, tree: Root, whole: string): void {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node) => void definitions.set(node.identifier, node));
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const source = whole.slice(node.position?.start.offset, node.position?.end.offset);
    const target = "identifier" in node ? definitions.get(node.identifier) : node;
    const { url = "", title } = target && "url" in target ? target : {};
    switch (node.type) {
      case "link":
      case "linkReference":
        parts.links.push({
          line,
          to: url,
          text: shownOf(node, altOf),
          isBare: /^[^[<]/.test(source),
        });
        break;
      case "image":
      case "imageReference":
        parts.images.push({ line, src: url, alt: node.alt ?? "", title: title ?? "" });
        break;
      case "html":
        takeHtml(parts, node.value, line);
        break;
      case "code":
        parts.code.push({ line, source });
        break;
      case "heading":
        parts.anchors.add(String(node.data?.id));
        parts.passages.push({ line, text: shownOf(node, markOf) });
        break;
      case "paragraph":
      case "tableCell":
        parts.passages.push({ line, text: shownOf(node, markOf) });
        break;
    }
  });
}

/** Links and images written as tags; their words are elsewhere. */
function takeHtml({ links, images, html }: Parts, source: string, firstLine: number): void {
  html.push({ line: firstLine, source });
  visit(fromHtml(source, { fragment: true }), "element", ({ tagName, properties, position }) => {
    const line = firstLine + (position?.start.line ?? 1) - 1;
    const { href, src, alt, title } = properties;
    if (tagName === "a" && href) links.push({ line, to: href, text: "\uFFFC" });
    if (tagName === "img")
      images.push({ line, src: src ?? "", alt: alt ?? "", title: title ?? "" });
  });
}

const markOf = (): string => "\uFFFC";

/** The words of code and images in a link. */
const altOf = (node: Content): string =>
  node.type === "inlineCode" ? node.value : "alt" in node ? (node.alt ?? "") : markOf();

/** What readers see of a node, on as many lines; `other` says what stands for code and images. */
function shownOf(node: Content, other: (node: Content) => string): string {
  if (node.type === "text") return node.value;
  if (node.type === "break") return "\n";
  if (node.type === "html" && !/^<img/i.test(node.value)) return node.value.replace(/[^\n]/g, "");
  return "children" in node
    ? node.children.map((child) => shownOf(child, other)).join("")
    : other(node);
}
