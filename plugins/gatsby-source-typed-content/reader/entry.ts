import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import { LineCounter, isNode, parseDocument } from "yaml";
import type { ContentOptions } from "../options";
import { contentSchema } from "../schema";
import type { ContentKind, ContentSchema } from "../schema";
import type { FieldPath } from "./problem";
import { jsonError, yamlError } from "./syntax-error";
import type { Entry } from "../types";

/** Path of a file's folder in the content folder. */
export const folderOf = ({ path: name }: Pick<Entry, "path">): string => path.posix.dirname(name);

/** Whether only `gatsby develop` shows an entry. */
export const isDraft = ({ data }: Pick<Entry, "data">): boolean => data.draft === true;

/** Whether a date is in the future; false for a missing or invalid one. */
const isLater = (date: unknown, today: string): date is string =>
  typeof date === "string" && Date.parse(date) > Date.parse(today);

/** Whether visitors may see an entry: it's neither a draft nor dated in the future. */
export const isOut = (entry: Entry, today: string): boolean =>
  !entry.kind?.canWait || !(entry.data.draft || isLater(entry.data.date, today));

/** The files of one field of the schema's `Content`. */
export const ofKind = (entries: Entry[], name: string): Entry[] =>
  entries.filter(({ kind }) => kind?.name === name);

/** The kind of the file at a path in the content folder: `people/jon.json` is at `people/*.json`. */
export const kindAt = (relativePath: string, { kinds }: ContentSchema): ContentKind | undefined =>
  kinds.find(({ path: pattern }) => {
    const [start = "", end] = pattern.split("*");
    if (end === undefined) return pattern === relativePath;
    const name = relativePath.slice(start.length, -end.length);
    return relativePath === start + name + end && /^[^/]+$/.test(name);
  });

/** Every file below `root`, as paths from there with forward slashes. */
export function filesBelow(root: string, folder = ""): string[] {
  // Much faster than readdir's option `recursive`.
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, `${folder}${entry.name}/`)
        : [`${folder}${entry.name}`],
    );
}

/** Every `.json` and `.md` file below `root`, as paths from there, sorted. */
export const contentFiles = (root: string): string[] =>
  filesBelow(root)
    .filter((name) => /\.(json|md)$/.test(name))
    .sort();

/** Fields between two lines `---`. Authors don't see empty lines above, or spaces at the end of a line. */
const frontMatter = /^(\s*---[ \t]*\n)(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;
/** Git's marks around two versions of the same lines. */
const conflictMarker = /^(<{7}|>{7})( |$)/m;

/** 1-based line of an index in a text. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/**
 * Reads one `.json` or `.md` file.
 * @param relativePath from the content folder, with forward slashes
 */
export function readEntry(
  relativePath: string,
  { folder, schema }: Pick<ContentOptions, "folder" | "schema">,
  root = folder,
): Entry {
  const file = `${folder}/${relativePath}`;
  const bytes = fs.readFileSync(path.join(root, relativePath));
  // Some editors write a byte-order mark, or the line ends of Windows or old Macs.
  const written = bytes.toString();
  const source = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const isJson = relativePath.endsWith(".json");
  const match = isJson ? null : frontMatter.exec(source);
  const bodyLine = match ? match[0].split("\n").length : 1;
  const body = match ? source.slice(match[0].length) : "";
  const kind = kindAt(relativePath, contentSchema(schema));
  const base = { file, path: relativePath, kind, source, body, bodyLine };
  const unreadable = (line: number, field: string, message: string): Entry => {
    const fault = { file, line, field, message };
    return { ...base, data: {}, lineOf: () => line, fault };
  };
  // UTF-16 has zero bytes between Latin letters.
  if (!isUtf8(bytes) || source.includes("\0")) {
    const line = lineAt(source, source.search(/[\uFFFD\0]/));
    const message =
      "isn't saved as UTF-8, so some letters are lost. Save it as UTF-8 and retype them.";
    return unreadable(line, "file", message);
  }
  const text = match ? (match[2] ?? "") : source;
  const linesAbove = match?.[1] ?? "";
  const firstLine = linesAbove.split("\n").length - 1;
  const conflict = (isJson || match ? text : "").search(conflictMarker);
  if (conflict >= 0) {
    const message =
      "contains merge conflict markers. Keep one version and remove the <<<<<<<, ======= and >>>>>>> lines.";
    return unreadable(lineAt(text, conflict) + firstLine, "file", message);
  }
  if (!isJson && !match) {
    const message = /^\s*---[ \t]*\n/.test(source)
      ? "has front matter that never ends. Add a --- line below its last field."
      : "doesn't start with front matter. Put the fields at the top, between two --- lines.";
    return unreadable(1, "front matter", message);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: isJson ? "json" : "core",
    lineCounter: lines,
    prettyErrors: false,
  });
  const field = isJson ? "JSON" : "front matter";
  const fault = isJson ? jsonError(text, document, lines) : yamlError(document, lines);
  if (fault) return unreadable(fault.line + firstLine, field, fault.message);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 0 });
  } catch {
    const message =
      "can't be read: a text starts with *, which means something else in YAML. Put the text in double quotes.";
    return unreadable(firstLine + 1, field, message);
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return unreadable(1, "file", "must be a single object with fields.");
  }
  const lineOf = (field: FieldPath): number | undefined => {
    for (let length = field.length; length > 0; length -= 1) {
      const node = document.getIn(field.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + firstLine;
    }
    return firstLine + 1;
  };
  return { ...base, data: data as Entry["data"], lineOf };
}
