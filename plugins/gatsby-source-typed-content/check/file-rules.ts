import fs from "node:fs";
import path from "node:path";
import { filesBelow, ofKind } from "../reader/entry";
import type { Entry } from "../reader/entry";
import type { Report } from "../reader/problem";
import { quote } from "../reader/quote";
import { entrySlug } from "../reader/addresses";
import type { ContentOptions } from "../options";
import { contentSchema } from "../schema/schema";
import { repeats } from "./repeats";
import type { Content } from "./rule";
import { settingsFile } from "./warning-settings";

/**
 * Reports each file of the schema's `Content` that is missing. A list may be empty.
 * @returns empty entries in their place
 */
export function missingFiles(
  entries: Entry[],
  { folder, schema }: Pick<ContentOptions, "folder" | "schema">,
  report: Report,
): Entry[] {
  const { kinds } = contentSchema(schema);
  const missing = kinds.filter(({ name, isList }) => !isList && ofKind(entries, name).length === 0);
  return missing.map((kind) => {
    const source = { file: `${folder}/${kind.path}`, lineOf: () => undefined };
    const message = `is missing. Restore it, or remove \`${kind.name}\` from \`Content\` in the schema.`;
    report(source, [], message);
    const fault = { file: source.file, field: "file", message };
    const empty = { data: {}, source: "", body: "", bodyLine: 1 };
    return { ...source, ...empty, path: kind.path, kind, fault };
  });
}

/** Extensions of texts that nothing reads. */
const otherEnding = /\.(markdown|mdown|mkdn?|mdx|md|json5?|jsonc|ya?ml|txt|docx?|odt|rtf|pages)$/i;

/** Reports content files that would be ignored because of their extension, or because they're symbolic links. */
export function textsAreRead(folder: string, root: string, report: Report): void {
  for (const name of filesBelow(root)) {
    const source = { file: `${folder}/${name}`, lineOf: () => undefined };
    if (fs.lstatSync(path.join(root, name)).isSymbolicLink())
      report(source, [], "is a symbolic link. Replace it with the file itself.");
    else if (!/\.(md|json)$/.test(name) && name !== settingsFile && otherEnding.test(name)) {
      const right = /index\.[^./]+$/i.test(name)
        ? "index.md"
        : "index.md in a folder of its own, or to a .json file";
      const advice = /\.(docx?|odt|rtf|pages)$/i.test(name) ? "Copy its text to" : "Rename it to";
      report(source, [], `is ignored: unsupported extension. ${advice} ${right}.`);
    }
  }
}

/** Files of a kind differ in each field marked `@unique`, and in their addresses. */
export function filesDiffer({ entries, schema }: Content, report: Report): void {
  const { kinds, types } = schema;
  for (const { name: kind, type } of kinds) {
    const files = ofKind(entries, kind);
    for (const [name, field] of types.get(type) ?? [])
      if (field.directives.unique && !field.isList)
        noneTwice(files, name, ({ data }) => String(data[name]), report);
    if (types.get(type)?.has("slug"))
      noneTwice(files, "slug", ({ data }) => entrySlug(data), report);
  }
}

function noneTwice(
  entries: Entry[],
  field: string,
  keyOf: (entry: Entry) => string,
  report: Report,
): void {
  // If both files are dated, the newer one has to change.
  const dateOf = ({ data }: Entry) => (typeof data.date === "string" ? data.date : "");
  const byAge = entries.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
  for (const [entry, other] of repeats(byAge, keyOf)) {
    const message = `${quote(keyOf(entry))} is already used by ${other.file}. Change one of them.`;
    report(entry, [field], message);
  }
}
