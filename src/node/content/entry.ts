import fs from "node:fs";
import path from "node:path";
import { LineCounter, isNode, parseDocument } from "yaml";
import type { Problem } from "./problem";

/** Keys and indexes from the root of the data to a value. */
export type FieldPath = (string | number)[];

/** One content file, read. */
export interface Entry {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** GraphQL type its data must have. */
  type: string;
  data: Record<string, unknown>;
  /** Markdown below the front matter; empty for JSON. */
  body: string;
  /** 1-based line of a field; for a missing field, of its nearest parent. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Files that stand in a folder; what they are named there, and their type. */
const places: [place: RegExp, type: string][] = [
  [/^articles\/[^/]+\/index\.md$/, "BlogArticle"],
  [/^people\/[^/]+\.json$/, "Person"],
  [/^releases\/[^/]+\/index\.md$/, "Release"],
  [/^terms\/index\.md$/, "Terms"],
];

/**
 * GraphQL type of a content file: by place, else by name (`issue-types.json` → `IssueTypes`).
 * @returns an empty string for a file that has no place in `content/`
 */
export function typeOf(relativePath: string): string {
  const placed = places.find(([place]) => place.test(relativePath));
  if (placed) return placed[1];
  const name = /^([a-z-]+)\.json$/.exec(relativePath)?.[1] ?? "";
  const type = name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
  return places.some(([, inFolder]) => inFolder === type) ? "" : type;
}

/** Every `.json` and `.md` file below `root`, as paths from there, sorted. */
export function contentFiles(root = "content"): string[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(json|md)$/.test(name))
    .sort();
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads one `.json` or `.md` file below `content/`.
 * @param relativePath from `content/`, with forward slashes
 * @returns the entry, or the problem that keeps it from being read
 */
export function readEntry(relativePath: string, root = "content"): Entry | Problem {
  const file = `content/${relativePath}`;
  const source = fs.readFileSync(path.join(root, relativePath), "utf8").replace(/^\uFEFF/, "");
  const isJson = relativePath.endsWith(".json");
  const match = isJson ? null : frontMatter.exec(source);
  if (!isJson && !match) {
    const message =
      "does not start with front matter. Begin the file with a block between two lines ---.";
    return { file, line: 1, field: "front matter", message };
  }
  const text = match ? (match[1] ?? "") : source;
  const firstLine = match ? 1 : 0;
  const syntax = isJson ? jsonError(source) : undefined;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const broken = syntax ?? document.errors[0];
  if (broken) {
    const at = syntax ? syntax.line : lines.linePos(document.errors[0]?.pos[0] ?? 0).line;
    const field = isJson ? "JSON" : "front matter";
    const message = `cannot be read: ${broken.message}. ${isJson ? jsonHint : yamlHint}`;
    return { file, line: at + firstLine, field, message };
  }
  const data: unknown = document.toJS();
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { file, line: 1, field: "file", message: "must hold one object with named fields." };
  }
  const lineOf = (field: FieldPath): number | undefined => {
    for (let length = field.length; length > 0; length -= 1) {
      const node = document.getIn(field.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + firstLine;
    }
    return firstLine + 1;
  };
  const body = match ? source.slice(match[0].length) : "";
  return { file, type: typeOf(relativePath), data: data as Entry["data"], body, lineOf };
}

const jsonHint = "Look for a comma or a quote too many or too few, here or on the line above.";
const yamlHint = "Put a text that holds a colon or begins with a sign between double quotes.";

function jsonError(source: string): { message: string; line: number } | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const plain = message.replace(/ in JSON at position.*/, "").replace(/, (\.\.\.)?".*/s, "");
    return {
      message: plain,
      line: source.slice(0, positionOf(message, source)).split("\n").length,
    };
  }
}

/**
 * Where JSON breaks. V8 says the position, or quotes what stands around it, ten characters on
 * either side; at the beginning of a file it quotes from there.
 */
function positionOf(message: string, source: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return Math.min(Number(position), source.trimEnd().length);
  const around = /, \.\.\."(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message)?.[1];
  if (around) return source.indexOf(around) + 10;
  const token = /^Unexpected token '(.*)', "/s.exec(message)?.[1];
  return token ? source.indexOf(token) : source.trimEnd().length;
}
