import type * as cms from "@sveltia/cms";
import { patternOf, writtenFields } from "../schema";
import type { ContentSchema, Field } from "../schema";

/** The name of the collection with the files that aren't in lists. */
export const fileCollection = "files";

/** Formats that the content check accepts. */
const images = "image/png,image/jpeg,image/webp,image/avif";

/** The form fields of a GraphQL type. */
export const fieldsOf = (schema: ContentSchema, type: string): cms.Field[] =>
  writtenFields(schema, type).map((field) => fieldOf(schema, field));

function fieldOf(schema: ContentSchema, field: Field): cms.Field {
  const { name, type, isRequired: required, directives } = field;
  const about = { name, label: labelOf(name), hint: hintOf(field), required };
  if (!field.isList) return { ...about, ...inputOf(schema, field, required) } as cms.Field;

  const { min, max } = directives.count ?? {};
  const entry = schema.types.has(type)
    ? { fields: fieldsOf(schema, type), collapsed: "auto" as const }
    : { field: { name: "entry", ...inputOf(schema, field, true) } as cms.Field };
  return {
    ...about,
    widget: "list",
    ...entry,
    // An empty optional list is left out, which is allowed.
    ...(required && min && { min }),
    ...(max && { max }),
  };
}

/** The widget for one value of a field, with its options. */
function inputOf(schema: ContentSchema, field: Field, required: boolean): object {
  const { name, type, directives } = field;
  const options = schema.enums.get(type);
  if (options) return { widget: "select", options };
  if (type === "File") return { widget: "image", accept: images, choose_url: false };
  if (type === "Date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (type === "Int") return { widget: "number", value_type: "int" };
  if (type === "Float") return { widget: "number", value_type: "float" };
  if (type === "Boolean") return { widget: "boolean" };
  const relation = entryOf(schema, field) ?? valueOf(schema, field);
  if (relation) return { widget: "relation", ...relation };
  if (type !== "String") {
    return {
      widget: "object",
      fields: fieldsOf(schema, type),
      ...(!required && { collapsed: "auto" }),
    };
  }
  const isLong = name === "text" || (directives.text?.max ?? 0) > 100;
  return { widget: isLong ? "text" : "string", pattern: patternFor(field, required) };
}

/** `@link(by)`: a choice of entries of a collection. */
function entryOf({ kinds, types }: ContentSchema, field: Field): object | undefined {
  const { type, directives } = field;
  const by = directives.link?.by;
  const kind = kinds.find((candidate) => candidate.isList && candidate.type === type);
  if (!by || !kind) return undefined;
  const shown = `{{${titleOf(types.get(type))}}} ({{${by}}})`;
  return { collection: kind.name, value_field: by, display_fields: [shown] };
}

/**
 * `@names(path)`: a choice of values in another file. `team.people.key` is `people.*.key` for the CMS, which can't offer values
 * of nested lists: authors type those.
 */
function valueOf({ kinds, types }: ContentSchema, field: Field): object | undefined {
  const [file, ...steps] = (field.directives.names?.path ?? "").split(".");
  const kind = kinds.find(({ name }) => name === file);
  if (!kind) return undefined;
  let type = kind.type;
  const valuePath = steps.flatMap((step) => {
    const field = types.get(type)?.get(step);
    type = field?.type ?? "";
    return field?.isList ? [step, "*"] : [step];
  });
  if (valuePath.filter((step) => step === "*").length !== 1) return undefined;
  return { collection: fileCollection, file: kind.name, value_field: valuePath.join(".") };
}

/** The field that names an entry in lists. */
export const titleOf = (fields: Map<string, unknown> | undefined): string =>
  ["name", "title"].find((name) => fields?.has(name)) ?? "";

/** `imageAlt` → "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The hint below a field: its doc-string and the allowed length. */
function hintOf(field: Field): string | undefined {
  const about = field.description ?? "";
  const length = lengthOf(field);
  const isSaid = about.includes(String(field.directives.text?.max ?? "characters"));
  return [about, isSaid ? "" : length].filter(Boolean).join(" ") || undefined;
}

/**
 * `@text` and `@fills` as one pattern, with its error message. A text with a placeholder for another file's value always
 * matches, because only the content check knows its final length.
 * @returns undefined for a field without limits
 */
function patternFor(field: Field, required: boolean): [string, string] | undefined {
  const { min = 0, max = "" } = field.directives.text ?? {};
  const pattern = patternOf(field);
  const length = lengthOf(field);
  if (!length && !pattern) return undefined;
  const form = `(?=[^]{${min},${max}}$)(?=[^]*?(?:${pattern ?? ""}))`;
  const source = `^(?:${required ? "" : "$|"}(?=[^]*\\{\\w+(?:\\.\\w+)+\\})|${form})`;
  return [source, hintOf(field) ?? "This isn't in the right format."];
}

function lengthOf(field: Field): string {
  const { min, max } = field.directives.text ?? {};
  if (min && max) return `${min} to ${max} characters.`;
  if (max) return `At most ${max} characters.`;
  return min ? `At least ${min} characters.` : "";
}
