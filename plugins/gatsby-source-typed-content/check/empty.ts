/** Values in place of missing ones, so that one mistake doesn't hide another. */
import type { FieldDefinitionNode, TypeNode } from "graphql";
import type { Entry } from "../reader/entry";
import { directive, isList, isRequired, namedType, writtenFields } from "../schema/schema";
import type { ContentSchema } from "../schema/schema";

/** True for a field with fields of its own, and not a reference. */
export const isObject = (
  type: string,
  field: FieldDefinitionNode,
  { types }: ContentSchema,
): boolean => types.has(type) && !directive(field, "link");

/** The value, or an empty one if it's missing or of the wrong type. */
export function orEmpty(
  value: unknown,
  type: TypeNode,
  field: FieldDefinitionNode,
  schema: ContentSchema,
): unknown {
  if (isList(type)) return [];
  const name = namedType(type);
  if (isObject(name, field, schema)) return emptyObject(name, schema);
  const empty = { Int: NaN, Float: NaN, Boolean: false }[name] ?? "";
  return typeof value === typeof empty ? value : empty;
}

/** An object with an empty value for each field that it must have. */
export function emptyObject(type: string, schema: ContentSchema): Entry["data"] {
  const fields = [...writtenFields(schema, type)].filter(([, field]) => isRequired(field));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, orEmpty(undefined, field.type, field, schema)]),
  );
}
