import path from "node:path";
import { folderOf } from "../reader/entry";
import type { Entry } from "../reader/entry";
import type { ContentSchema } from "../schema";

/** A node for Gatsby to create. */
export interface ContentNode {
  type: string;
  /** Its id is made from this: the file, or anything else that no other node has. */
  key: string;
  data: Record<string, unknown>;
  /** Markdown for gatsby-transformer-remark. */
  markdown?: string;
  /** The file of the Markdown, from the content folder. */
  file?: string;
}

/**
 * A file's node: the fields of its type, references as the file names them, and image paths from the content folder.
 * @param values by field; the author's and computed ones
 */
export function nodeOf(entry: Entry, values: object, { types }: ContentSchema): ContentNode {
  const type = entry.kind?.type ?? "";
  const data = [...(types.get(type) ?? [])].map(([name, field]) => {
    const isReference = field.directives.link?.by !== undefined;
    const value: unknown = isReference ? entry.data[name] : Reflect.get(values, name);
    const isFile = field.type === "File" && typeof value === "string";
    return [name, isFile ? path.posix.join(folderOf(entry), value) : value];
  });
  return {
    ...{ type, key: entry.file, data: Object.fromEntries(data) as ContentNode["data"] },
    ...(entry.kind?.isMarkdown && { markdown: entry.body, file: entry.path }),
  };
}
