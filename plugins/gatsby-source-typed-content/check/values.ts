import type { FieldPath } from "../reader/problem";
import type { ContentSchema } from "../schema";
import type { Entry, Value } from "../types";

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
        .flatMap(([item, path]) => [
          { entry, value: item, field, at: path },
          ...inside(entry, item, field.type, path),
        ]);
    });
  }
}

/** Each item that has the key of an earlier item, with the latest of those. Items without a key never repeat. */
export function repeats<T>(
  items: Iterable<T>,
  keyOf: (item: T) => unknown,
): [item: T, earlier: T][] {
  const seen = new Map<unknown, T>();
  const found: [T, T][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const earlier = seen.get(key);
    if (earlier !== undefined) found.push([item, earlier]);
    if (key) seen.set(key, item);
  }
  return found;
}
