import fs from "node:fs";
import { parse } from "yaml";

interface MarkdownFile {
  data: Record<string, string>;
  body: string;
}

/** Front matter and text of a Markdown file below `content/`. */
export function markdown(file: string): MarkdownFile {
  const [, front = "", ...rest] = fs.readFileSync(`content/${file}`, "utf8").split(/^---$/m);
  return { data: parse(front) as Record<string, string>, body: rest.join("---") };
}

/** A JSON file below `content/`. */
export const json = (file: string): unknown =>
  JSON.parse(fs.readFileSync(`content/${file}`, "utf8"));

/** Every text in a value, except of fields that are not written on the page. */
export function textsOf(value: unknown, except: readonly string[]): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, except));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    except.includes(key) ? [] : textsOf(item, except),
  );
}

/** The paragraphs, headings, bullets and table cells of a Markdown text, without its signs. */
export function linesOf(body: string): string[] {
  return body
    .split("\n")
    .filter((line) => !/^\|[ |:-]+$/.test(line))
    .flatMap((line) => (line.startsWith("|") ? line.split("|") : [line]))
    .map((line) =>
      line
        .replace(/^\s*(#+|-|\d+\.)\s+/, "")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/\*\*/g, "")
        .trim(),
    )
    .filter(Boolean);
}

/** One space between words, for comparing texts. */
export const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();
