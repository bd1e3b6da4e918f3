import path from "node:path";
import { folderOf } from "../reader/entry";

import type { ContentSchema } from "../schema";
import type { ContentNode, Entry } from "../types";

/**
 * The node of a file, with references as the file has them, and image paths from the content folder.
 * @param values written and computed values by field
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
