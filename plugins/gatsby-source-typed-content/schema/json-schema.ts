import { Kind } from "graphql";
import type { FieldDefinitionNode, TypeNode } from "graphql";
import { directive, patternOf, isRequired, namedType, writtenFields } from "./schema";
import type { ContentKind, ContentSchema } from "./schema";

/** JSON Schema, draft 7. */
export type JsonSchema = Record<string, unknown>;

const scalars: Record<string, string> = { Int: "integer", Float: "number" };

/** A placeholder of `fill-in.ts`: limits apply to the text after it's filled in. */
const placeholder = "\\{[A-Za-z]\\w*(\\.\\w+)+\\}";

/**
 * JSON Schema for the files of a kind: JSON, or the front matter of Markdown. It accepts what the content check
 * accepts without a warning; only the check compares files.
 */
export function jsonSchema(kind: ContentKind, schema: ContentSchema): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const $schema = "http://json-schema.org/draft-07/schema#";
  return { $schema, ...objectOf(kind.type), definitions };

  function objectOf(type: string): JsonSchema {
    const fields = [...writtenFields(schema, type)];
    return {
      ...described(schema.docs.get(type)),
      type: "object",
      properties: Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          { ...described(field.description?.value), ...typeOf(field.type, field) },
        ]),
      ),
      required: fields.filter(([, field]) => isRequired(field)).map(([name]) => name),
      additionalProperties: false,
    };
  }

  /** An optional value may be null: YAML reads an empty value as null. */
  function typeOf(type: TypeNode, field: FieldDefinitionNode): JsonSchema {
    if (type.kind === Kind.NON_NULL_TYPE) {
      const value = valueOf(type.type, field);
      return value.type === "string" ? { ...value, ...notBlank(field) } : value;
    }
    const value = valueOf(type, field);
    if (value.type) return { ...value, type: [value.type, "null"] };
    return { anyOf: [value, { type: "null" }] };
  }

  function valueOf(type: TypeNode, field: FieldDefinitionNode): JsonSchema {
    if (type.kind !== Kind.LIST_TYPE) return namedOf(namedType(type), field);
    const { min: minItems, max: maxItems } = directive(field, "count") ?? {};
    const unique = directive(field, "unique");
    return {
      type: "array",
      items: typeOf(type.type, field),
      ...{ minItems, maxItems },
      ...(unique && !unique.by && { uniqueItems: true }),
    };
  }

  function namedOf(name: string, field: FieldDefinitionNode): JsonSchema {
    const values = schema.enums.get(name);
    if (values) return { enum: values };
    if (name === "Boolean") return { type: "boolean" };
    if (scalars[name]) return { type: scalars[name], minimum: 0 };
    if (name === "Date") return { type: "string", ...unlessFilledIn({ format: "date" }) };
    if (name === "String" || name === "File" || directive(field, "link")) return textOf(field);
    // Registered first, since a type may contain itself.
    if (!definitions[name]) {
      definitions[name] = {};
      definitions[name] = objectOf(name);
    }
    return { $ref: `#/definitions/${name}` };
  }
}

function textOf(field: FieldDefinitionNode): JsonSchema {
  const { min, max } = directive(field, "text") ?? {};
  const pattern = patternOf(field);
  const form = pattern && {
    pattern,
    patternErrorMessage: `Doesn't have the right form. ${field.description?.value ?? ""}`.trim(),
  };
  return {
    type: "string",
    ...unlessFilledIn({ minLength: min, maxLength: max, ...form }),
  };
}

const unlessFilledIn = (rules: JsonSchema): JsonSchema =>
  Object.values(rules).some((rule) => rule !== undefined)
    ? { if: { pattern: placeholder }, else: rules }
    : {};

const notBlank = (field: FieldDefinitionNode): JsonSchema => ({
  pattern: "\\S",
  patternErrorMessage: `Is missing. ${field.description?.value ?? "Add it."}`,
});

/** A doc-string, as Markdown when it has `code`. */
const described = (text: string | undefined): JsonSchema => ({
  ...(text && { description: text }),
  ...(text?.includes("`") && { markdownDescription: text }),
});
