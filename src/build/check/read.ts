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

const folderTypes: Record<string, string> = {
  articles: "BlogArticle",
  people: "Person",
  releases: "Release",
  terms: "Terms",
};

/** GraphQL type of a content file: by folder, else by name (`issue-types.json` → `IssueTypes`). */
export function typeOf(relativePath: string): string {
  const [folder, ...rest] = relativePath.split("/");
  if (rest.length > 0 && folder) return folderTypes[folder] ?? "";
  return path
    .basename(relativePath, path.extname(relativePath))
    .replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
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
    return { file, line: at + firstLine, field, message: `cannot be read: ${broken.message}.` };
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

function jsonError(source: string): { message: string; line: number } | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
    const plain = message.replace(/ in JSON at position.*/, "").replace(/, ".*/, "");
    return { message: plain, line: source.slice(0, position).split("\n").length };
  }
}
