import type { Entry } from "../content/entry";
import type { FieldPath, Problem } from "../content/problem";
import { reporterFor } from "../content/report";
import { contentSchema, directive, namedType } from "../schema/schema";

/** A field marked `@names(path: …)` holds a value that stands in another content file. */
export function namesExist(
  entries: Entry[],
  problems: Problem[],
  { types } = contentSchema(),
): void {
  for (const entry of entries) walk(entry.data, entry.kind?.type ?? "", [], entry);

  function walk(value: unknown, type: string, at: FieldPath, entry: Entry): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of types.get(type) ?? []) {
      const child = (value as Record<string, unknown>)[name];
      const path = directive(field, "names")?.path;
      const places: [unknown, FieldPath][] = Array.isArray(child)
        ? child.map((item, index) => [item, [...at, name, index]])
        : [[child, [...at, name]]];
      for (const [item, place] of places) {
        if (!path) walk(item, namedType(field.type), place, entry);
        else if (item !== undefined && item !== null) need(item, path, place, entry);
      }
    }
  }

  function need(value: unknown, path: string, at: FieldPath, entry: Entry): void {
    const [file = "", ...steps] = path.split(".");
    const source = entries.find(({ kind }) => kind?.name === file);
    const known = source ? steps.reduce(step, [source.data as unknown]) : [];
    if (!source || known.includes(value)) return;
    const message = `names "${String(value)}", which ${source.file} does not have. There are: ${known.join(", ")}.`;
    reporterFor(entry, problems)(at, message);
  }
}

/** One step of a path over all values at once: `issues[type=Epic]` opens the list and keeps some. */
function step(values: unknown[], name: string): unknown[] {
  const [, key = name, by, wanted] = /^(\w+)(?:\[(\w+)=(\w+)\])?$/.exec(name) ?? [];
  const inside = values.flatMap((value) => (value as Record<string, unknown>)[key]);
  return by ? inside.filter((item) => (item as Record<string, unknown>)[by] === wanted) : inside;
}
