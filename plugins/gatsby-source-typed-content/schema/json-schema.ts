import { patternOf, writtenFields } from "./schema";
import type { ContentKind, ContentSchema, Field } from "./schema";

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
    const fields = writtenFields(schema, type);
    return {
      ...described(schema.docs.get(type)),
      type: "object",
      properties: Object.fromEntries(
        fields.map((field) => [
          field.name,
          { ...described(field.description), ...typeOf(field, field.isRequired, field.isList) },
        ]),
      ),
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  /** An optional value may be null: YAML reads an empty value as null. */
  function typeOf(field: Field, isRequired: boolean, isList: boolean): JsonSchema {
    const value = isList ? listOf(field) : valueOf(field);
    if (isRequired) return value.type === "string" ? { ...value, ...notBlank(field) } : value;
    if (value.type) return { ...value, type: [value.type, "null"] };
    return { anyOf: [value, { type: "null" }] };
  }

  function listOf(field: Field): JsonSchema {
    const { count, unique } = field.directives;
    return {
      type: "array",
      items: typeOf(field, true, false),
      ...{ minItems: count?.min, maxItems: count?.max },
      ...(unique && !unique.by && { uniqueItems: true }),
    };
  }

  function valueOf(field: Field): JsonSchema {
    const { type, directives } = field;
    const values = schema.enums.get(type);
    if (values) return { enum: values };
    if (type === "Boolean") return { type: "boolean" };
    if (scalars[type]) return { type: scalars[type], minimum: 0 };
    if (type === "Date") return { type: "string", ...unlessFilledIn({ format: "date" }) };
    if (type === "String" || type === "File" || directives.link) return textOf(field);
    // Registered first, since a type may contain itself.
    if (!definitions[type]) {
      definitions[type] = {};
      definitions[type] = objectOf(type);
    }
    return { $ref: `#/definitions/${type}` };
  }
}

function textOf(field: Field): JsonSchema {
  const { min, max } = field.directives.text ?? {};
  const pattern = patternOf(field);
  const form = pattern && {
    pattern,
    patternErrorMessage: `Doesn't have the right form. ${field.description ?? ""}`.trim(),
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

const notBlank = ({ description }: Field): JsonSchema => ({
  pattern: "\\S",
  patternErrorMessage: `Is missing. ${description ?? "Add it."}`,
});

/** A doc-string, as Markdown when it has `code`. */
const described = (text: string | undefined): JsonSchema => ({
  ...(text && { description: text }),
  ...(text?.includes("`") && { markdownDescription: text }),
});
