/** What rules check. */
import type { Entry } from "../reader/entry";
import type { FieldPath, Report } from "../reader/problem";
import type { ContentSchema, Field } from "../schema";
import type { Addresses } from "./links";
import type { LongText } from "./long-text";

/** The content that rules check. Every file matches the schema by then. */
export interface Content {
  schema: ContentSchema;
  /** Every file, including drafts and future ones. */
  entries: Entry[];
  values: Value[];
  texts: LongText[];
  addresses: Addresses;
  /** The day of the check, like 2026-11-21. */
  today: string;
}

/** A rule of the site, which gets it with all drafts. */
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
