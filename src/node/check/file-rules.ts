import type { Entry } from "../content/entry";
import type { FieldPath, Problem } from "../content/problem";
import { reporterFor } from "../content/report";
import { contentSchema, directive, namedType } from "../schema/schema";

/** Every file that the schema's `Content` asks for is there; of a list, at least one. */
export function filesPresent(entries: Entry[], problems: Problem[]): void {
  for (const { name, path } of contentSchema().kinds) {
    if (entries.some(({ kind }) => kind?.name === name)) continue;
    const file = `content/${path}`;
    problems.push({ file, field: "file", message: "is missing. The site needs it." });
  }
}

/** A rule: an address, a version or a person's handle must not stand twice. */
export function unique(list: string, field: string, keyOf: (entry: Entry) => string) {
  return (entries: Entry[], problems: Problem[]): void => {
    const seen = new Map<string, string>();
    for (const entry of entries.filter(({ kind }) => kind?.name === list)) {
      const key = keyOf(entry);
      const other = seen.get(key);
      if (other) {
        const message = `"${key}" is taken by ${other}. Change one of the two.`;
        reporterFor(entry, problems)([field], message);
      }
      seen.set(key, entry.file);
    }
  };
}

/** A field marked `@link(by: …)` must name something that exists. */
export function linksResolve(entries: Entry[], problems: Problem[]): void {
  const { types } = contentSchema();
  for (const entry of entries) walk(entry.data, entry.kind?.type ?? "", [], entry);

  function walk(value: unknown, type: string, at: FieldPath, entry: Entry): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of types.get(type) ?? []) {
      const child = (value as Record<string, unknown>)[name];
      const target = namedType(field.type);
      const by = directive(field, "link")?.by;
      const items: [unknown, FieldPath][] = Array.isArray(child)
        ? child.map((item, index) => [item, [...at, name, index]])
        : [[child, [...at, name]]];
      for (const [item, place] of items) {
        if (item === undefined || item === null || target === "File") continue;
        if (!by) walk(item, target, place, entry);
        else need(item, target, by, place, entry);
      }
    }
  }

  function need(value: unknown, target: string, by: string, at: FieldPath, entry: Entry): void {
    const known = entries.filter(({ kind }) => kind?.type === target).map(({ data }) => data[by]);
    if (known.includes(value)) return;
    const message = `names "${String(value)}", which does not exist. There are: ${known.join(", ")}.`;
    reporterFor(entry, problems)(at, message);
  }
}
