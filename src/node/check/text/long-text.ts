import { fromHtml } from "hast-util-from-html";
import MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { visit } from "unist-util-visit";
import { slugOf } from "../../content/slug";
import type { Entry } from "../../content/entry";
import type { Problem } from "../../content/problem";
import { leadOf } from "../../content/release-notes";
import { headingAnchors } from "../../long-text/markdown-data/index.mjs";

/** Reports what is wrong on a line of a text. */
export type ReportLine = (line: number, message: string, severity?: Problem["severity"]) => void;

/** Something in a text, with its 1-based line in the file. */
type At<T> = T & { line: number };

/** One item of a list; its level counts the elements around it. */
export interface ListItem {
  level: number;
  /** The line after it. */
  end: number;
  /** Its first line as Markdown. */
  source: string;
}

/** The parsed text of a Markdown file. */
export interface LongText {
  entry: Entry;
  /** `sign` is what makes it a heading: ## before the text, or --- below. */
  headings: At<{ sign: string; depth: number; text: string }>[];
  /** `text` is what can be clicked; "" for a bare address. */
  links: At<{ to: string; text: string }>[];
  images: At<{ src: string; alt: string; title: string }>[];
  /** A tag, part of a tag, or a block of tags. */
  html: At<{ source: string }>[];
  /** Words that readers see, outside of code. */
  words: At<{ text: string; isLink: boolean }>[];
  /** Whole paragraphs, headings and cells as readers see them, with \uFFFC for code, images and notes. */
  passages: At<{ text: string }>[];
  /** Paragraphs as Markdown. */
  paragraphs: At<{ source: string }>[];
  /** Rows of tables as Markdown, the head first. */
  tables: At<{ rows: string[] }>[];
  /** Code blocks, with what follows their opening ``` and the line that should close them. */
  fences: At<{ sign: string; last: string; info: string; lines: number }>[];
  /** Items of lists. */
  items: At<ListItem>[];
  footnotes: At<object>[];
  /** What can follow the `#` of a link. */
  anchors: Set<string>;
}

const markdown = new MarkdownIt({ html: true }).use(footnotes);
// Otherwise the library drops unsafe addresses before the rules see them.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** Parses the body of a file. Release notes are parsed one by one, as on their page. */
export function longText(entry: Entry): LongText {
  const isNotes = entry.kind?.hasNotes;
  const text: LongText = {
    ...{ entry, headings: [], links: [], images: [], html: [], words: [], passages: [] },
    ...{ paragraphs: [], tables: [], fences: [], items: [], footnotes: [], anchors: new Set() },
  };
  let line = entry.bodyLine;
  // The parts add up to the body, so lines can be counted.
  for (const part of isNotes ? entry.body.split(/^(?=- )/m) : [entry.body]) {
    const anchorOf = headingAnchors();
    const before = text.headings.length;
    take(text, part, line);
    for (const heading of text.headings.slice(before)) text.anchors.add(anchorOf(heading.text));
    const lead = isNotes ? leadOf(part.replace(/^- /, "")) : "";
    if (lead) text.anchors.add(slugOf(lead));
    line += part.split("\n").length - 1;
  }
  return text;
}

function take(text: LongText, source: string, firstLine: number): void {
  const lines = source.split("\n");
  /** Line of the last table row, since cells have no line of their own. */
  let row = 0;
  const tokens = markdown.parse(source, {});
  tokens.forEach((token, index) => {
    const [start, end] = token.map ?? [row, row];
    const line = firstLine + start;
    if (token.type === "tr_open") row = start;
    if (token.type === "table_open") {
      const rows = lines.slice(start, end).filter((_row, at) => at !== 1);
      text.tables.push({ line, rows: rows.map((each) => each.replace(/^[\s>]+/, "")) });
    }
    if (token.type === "fence" || token.type === "code_block") {
      const below = end - start > 1 ? (lines[end - 1] ?? "") : "";
      const last = below.replace(/^[\s>]+/, "").trim();
      const count = token.content.split("\n").length - 1;
      text.fences.push({ line, sign: token.markup, last, info: token.info.trim(), lines: count });
    }
    if (token.type === "list_item_open")
      text.items.push({
        line,
        level: token.level,
        end: firstLine + end,
        source: lines[start] ?? "",
      });
    if (token.type === "html_block") takeHtml(text, token.content, line);
    if (token.type !== "inline") return;
    const children = token.children ?? [];
    text.passages.push({ line, text: children.map(shownOf).join("") });
    const before = tokens[index - 1];
    if (before?.type === "paragraph_open") text.paragraphs.push({ line, source: token.content });
    if (before?.type === "heading_open")
      text.headings.push({
        line,
        sign: before.markup,
        depth: Number(before.tag.slice(1)),
        text: wordsOf(token),
      });
    takeInline(text, children, line);
  });
}

function takeInline(text: LongText, tokens: Token[], firstLine: number): void {
  let line = firstLine;
  let isLink = false;
  tokens.forEach((token, index) => {
    const { type, content } = token;
    if (type === "link_open" || type === "link_close") isLink = type === "link_open";
    if (type === "softbreak" || type === "hardbreak") line += 1;
    if (type === "text") text.words.push({ line, text: content, isLink });
    if (type === "image") {
      const attribute = (name: string) => String(token.attrGet(name) ?? "");
      const [src, title] = [attribute("src"), attribute("title")];
      text.images.push({ line, src, alt: wordsOf(token), title });
    }
    if (type === "footnote_ref") text.footnotes.push({ line });
    if (type === "link_open") {
      const end = tokens.findIndex((other, at) => at > index && other.type === "link_close");
      const inside = tokens.slice(index + 1, end);
      const words = inside.map((each) => (each.type === "image" ? wordsOf(each) : each.content));
      text.links.push({ line, to: String(token.attrGet("href") ?? ""), text: words.join("") });
    }
    if (type === "html_inline") {
      takeHtml(text, content, line);
      line += content.split("\n").length - 1;
    }
  });
}

/** Links and images written as tags; their words are elsewhere. */
function takeHtml(text: LongText, source: string, firstLine: number): void {
  text.html.push({ line: firstLine, source });
  visit(fromHtml(source, { fragment: true }), "element", ({ tagName, properties, position }) => {
    const line = firstLine + (position?.start.line ?? 1) - 1;
    const { href, src, alt, title } = properties;
    if (tagName === "a" && href) text.links.push({ line, to: href, text: "\uFFFC" });
    if (tagName === "img")
      text.images.push({
        ...{ line, src: src ?? "", alt: alt ?? "", title: title ?? "" },
      });
  });
}

/** What readers see of a part of a passage, on as many lines. */
function shownOf({ type, content }: Token): string {
  if (type === "text") return content;
  if (type === "softbreak" || type === "hardbreak") return "\n";
  if (type === "html_inline") return content.replace(/[^\n]/g, "");
  return /^(code_inline|image|footnote_ref)$/.test(type) ? "\uFFFC" : "";
}

/** The words of a heading or an image's description, from which anchors are made. */
const wordsOf = (token: Token): string =>
  (token.children ?? [])
    .map(({ type, content }) => (type === "text" || type === "code_inline" ? content : ""))
    .join("")
    .trim();
