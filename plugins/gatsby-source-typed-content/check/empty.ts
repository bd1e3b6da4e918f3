/** Values in place of missing ones, so that one mistake doesn't hide another. */
import type { Entry } from "../reader/entry";
import { writtenFields } from "../schema/schema";
import type { ContentSchema, Field } from "../schema/schema";

/** True for a value with fields of its own, and not a reference. */
export const isObject = ({ type, directives }: Field, { types }: ContentSchema): boolean =>
  types.has(type) && !directives.link;

/** The value, or an empty one if it's missing or of the wrong type. */
export function orEmpty(value: unknown, field: Field, schema: ContentSchema): unknown {
  if (field.isList) return [];
  if (isObject(field, schema)) return emptyObject(field.type, schema);
  const empty = { Int: NaN, Float: NaN, Boolean: false }[field.type] ?? "";
  return typeof value === typeof empty ? value : empty;
}

/** An object with an empty value for each field that it must have. */
export function emptyObject(type: string, schema: ContentSchema): Entry["data"] {
  const fields = writtenFields(schema, type).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(fields.map((field) => [field.name, orEmpty(undefined, field, schema)]));
}
