import GithubSlugger from "github-slugger";
import MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { slugOf } from "../../content/slug";
import type { Entry } from "../../content/entry";
import { leadOf } from "../../content/release-notes";
import { hasNotes } from "../../schema/schema";

/** Something in a text; `line` is that of the file, 1-based. */
type At<T> = T & { line: number };

/** The text of a Markdown file, taken apart as readers meet it. */
export interface LongText {
  entry: Entry;
  /** True for a release: each of its notes is a text of its own. */
  isNotes: boolean;
  headings: At<{ depth: number; text: string }>[];
  /** `text` is what can be clicked; an address that stands as it is has none of its own. */
  links: At<{ to: string; text: string }>[];
  pictures: At<{ src: string; alt: string }>[];
  /** Tags, a part of one, or a block of them. */
  html: At<{ source: string }>[];
  /** Words that readers see, without those of code. */
  words: At<{ text: string; isLink: boolean }>[];
  /** Paragraphs as they are written. */
  paragraphs: At<{ source: string }>[];
  /** Rows of tables as they are written, the head first. */
  tables: At<{ rows: string[] }>[];
  /** Blocks between ``` and the line they should end with. */
  fences: At<{ sign: string; last: string }>[];
  footnotes: At<object>[];
  /** What a link can name behind `#`. */
  anchors: Set<string>;
}

const markdown = new MarkdownIt({ html: true }).use(footnotes);
// Every address is looked at; the library would leave out what a browser must not follow.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** Takes the body of a file apart. Each note of a release stands alone, as it does on its page. */
export function longText(entry: Entry): LongText {
  const isNotes = entry.kind !== undefined && hasNotes(entry.kind);
  const text: LongText = {
    ...{
      entry,
      isNotes,
      headings: [],
      links: [],
      pictures: [],
      html: [],
      words: [],
      paragraphs: [],
    },
    ...{ tables: [], fences: [], footnotes: [], anchors: new Set() },
  };
  let line = entry.bodyLine;
  // Together the pieces are the body.
  for (const part of isNotes ? entry.body.split(/^(?=- )/m) : [entry.body]) {
    const slugger = new GithubSlugger();
    const before = text.headings.length;
    take(text, part, line);
    for (const heading of text.headings.slice(before)) text.anchors.add(slugger.slug(heading.text));
    const lead = isNotes ? leadOf(part.replace(/^- /, "")) : "";
    if (lead) text.anchors.add(slugOf(lead));
    line += part.split("\n").length - 1;
  }
  return text;
}

function take(text: LongText, source: string, firstLine: number): void {
  const lines = source.split("\n");
  /** Cells of tables have no place of their own, only their row. */
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
    if (token.type === "fence") {
      const last = (lines[end - 1] ?? "").replace(/^[\s>]+/, "").trim();
      text.fences.push({ line, sign: token.markup, last: end - start > 1 ? last : "" });
    }
    if (token.type === "html_block") text.html.push({ line, source: token.content });
    if (token.type !== "inline") return;
    const before = tokens[index - 1];
    if (before?.type === "paragraph_open") text.paragraphs.push({ line, source: token.content });
    if (before?.type === "heading_open")
      text.headings.push({ line, depth: Number(before.tag.slice(1)), text: wordsOf(token) });
    takeInline(text, token.children ?? [], line);
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
      text.pictures.push({ line, src: String(token.attrGet("src") ?? ""), alt: wordsOf(token) });
    }
    if (type === "footnote_ref") text.footnotes.push({ line });
    if (type === "link_open") {
      const end = tokens.findIndex((other, at) => at > index && other.type === "link_close");
      const inside = tokens.slice(index + 1, end);
      const words = inside.map((each) => (each.type === "image" ? wordsOf(each) : each.content));
      text.links.push({ line, to: String(token.attrGet("href") ?? ""), text: words.join("") });
    }
    if (type === "html_inline") {
      text.html.push({ line, source: content });
      line += content.split("\n").length - 1;
    }
  });
}

/** What a reader reads of a heading or hears of a picture, as the anchors are made of it. */
const wordsOf = (token: Token): string =>
  (token.children ?? [])
    .map(({ type, content }) => (type === "text" || type === "code_inline" ? content : ""))
    .join("")
    .trim();
