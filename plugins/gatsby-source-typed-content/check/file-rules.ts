import { filesBelow, ofKind } from "../reader/entry";

import type { Report } from "../reader/problem";
import { quote } from "../reader/message";
import { entrySlug } from "../reader/addresses";
import type { ContentOptions } from "../options";
import { contentSchema } from "../schema";
import { repeats } from "./values";
import type { Content, Entry } from "../types";

/** Every file of the schema's `Content` exists. A list may be empty. */
export function checkMissing(
  entries: Entry[],
  { folder, schema }: Pick<ContentOptions, "folder" | "schema">,
  report: Report,
): void {
  for (const { name, path, isList } of contentSchema(schema).kinds) {
    if (isList || ofKind(entries, name).length > 0) continue;
    const message = `is missing. Restore it, or remove \`${name}\` from \`Content\` in the schema.`;
    report(fileAt(`${folder}/${path}`), [], message);
  }
}

const fileAt = (file: string) => ({ file, lineOf: () => undefined });

/** Extensions of texts that are ignored. */
const ignoredExtension =
  /\.(markdown|mdown|mkdn?|mdx|md|json5?|jsonc|ya?ml|txt|docx?|odt|rtf|pages)$/i;

/** No content file is ignored because of its extension. Files like .cspell.yaml are settings. */
export function checkIgnored(folder: string, root: string, report: Report): void {
  for (const name of filesBelow(root)) {
    if (/\.(md|json)$|^\./.test(name) || !ignoredExtension.test(name)) continue;
    const target = /index\.[^./]+$/i.test(name)
      ? "index.md"
      : "index.md in a folder of its own, or to a .json file";
    const advice = /\.(docx?|odt|rtf|pages)$/i.test(name) ? "Copy its text to" : "Rename it to";
    const message = `is ignored: unsupported extension. ${advice} ${target}.`;
    report(fileAt(`${folder}/${name}`), [], message);
  }
}

/** Files of a kind have different values in fields marked `@unique`, and different addresses. */
export function checkUnique({ entries, schema }: Content, report: Report): void {
  const { kinds, types } = schema;
  for (const { name: kind, type } of kinds) {
    const files = ofKind(entries, kind);
    for (const [name, field] of types.get(type) ?? [])
      if (field.directives.unique && !field.isList)
        reportDuplicates(files, name, ({ data }) => String(data[name]), report);
    if (types.get(type)?.has("slug"))
      reportDuplicates(files, "slug", ({ data }) => entrySlug(data), report);
  }
}

function reportDuplicates(
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
