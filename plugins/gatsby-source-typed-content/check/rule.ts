/** What rules look at, and what they share. */
import type { Entry } from "../reader/entry";
import type { FieldPath, Report } from "../reader/problem";
import type { ContentSchema, Field } from "../schema";
import type { Addresses } from "./links";
import type { LongText } from "./long-text";

/** What rules look at. Each file has the schema's shape by then. */
export interface Content {
  schema: ContentSchema;
  /** Every file, drafts and later ones, too. */
  entries: Entry[];
  values: Value[];
  texts: LongText[];
  addresses: Addresses;
  /** The day of the check, like 2026-11-21. */
  today: string;
}

/** The same, of a site with all its drafts. */
export type SiteRule<Site> = (site: Site, report: Report, content: Content) => void;

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

/** Each item with the same key as an earlier one, together with the last of those. Items without a key never repeat. */
export function repeats<T>(
  things: Iterable<T>,
  keyOf: (thing: T) => unknown,
): [again: T, before: T][] {
  const seen = new Map<unknown, T>();
  const found: [T, T][] = [];
  for (const thing of things) {
    const key = keyOf(thing);
    const before = seen.get(key);
    if (before !== undefined) found.push([thing, before]);
    if (key) seen.set(key, thing);
  }
  return found;
}
