import type { FieldDefinitionNode } from "graphql";
import type { Entry } from "../content/entry";
import type { FieldPath } from "../content/problem";
import { contentSchema, namedType } from "../schema/schema";

/** One value of a content file, with its field in the schema. */
export interface Value {
  value: unknown;
  field: FieldDefinitionNode;
  at: FieldPath;
}

/** Several rules ask for the values of an entry. */
const known = new WeakMap<Entry, Value[]>();

/** Every value in a file, objects before their fields; of a list, each item. */
export function valuesOf(entry: Entry, { types } = contentSchema()): Value[] {
  const values = known.get(entry) ?? inside(entry.data, entry.kind?.type ?? "", []);
  known.set(entry, values);
  return values;

  function inside(value: unknown, type: string, at: FieldPath): Value[] {
    if (typeof value !== "object" || value === null) return [];
    return [...(types.get(type) ?? [])].flatMap(([name, field]) => {
      const child = (value as Record<string, unknown>)[name];
      const items: [unknown, FieldPath][] = Array.isArray(child)
        ? child.map((item, index) => [item, [...at, name, index]])
        : [[child, [...at, name]]];
      return items
        .filter(([item]) => item !== undefined && item !== null)
        .flatMap(([item, place]) => [
          { value: item, field, at: place },
          ...inside(item, namedType(field.type), place),
        ]);
    });
  }
}
