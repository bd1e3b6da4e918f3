import type { Entry } from "../reader/entry";
import type { FieldPath } from "../reader/problem";
import type { ContentSchema, Field } from "../schema/schema";

/** One value of a content file, with its field in the schema. */
export interface Value {
  entry: Entry;
  value: unknown;
  field: Field;
  at: FieldPath;
}

/** Every value in the files: objects before their fields, and each item of a list. */
export function valuesOf(entries: Entry[], { types }: ContentSchema): Value[] {
  return entries.flatMap((entry) => inside(entry, entry.data, entry.kind?.type ?? "", []));

  function inside(entry: Entry, value: unknown, type: string, at: FieldPath): Value[] {
    if (typeof value !== "object" || value === null) return [];
    return [...(types.get(type) ?? [])].flatMap(([name, field]) => {
      const child = (value as Record<string, unknown>)[name];
      const items: [unknown, FieldPath][] = Array.isArray(child)
        ? child.map((item, index) => [item, [...at, name, index]])
        : [[child, [...at, name]]];
      return items
        .filter(([item]) => item !== undefined && item !== null)
        .flatMap(([item, place]) => [
          { entry, value: item, field, at: place },
          ...inside(entry, item, field.type, place),
        ]);
    });
  }
}
