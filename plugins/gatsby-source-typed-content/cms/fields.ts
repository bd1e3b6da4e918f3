import type { Field } from "@sveltia/cms";
import type { FieldDefinitionNode } from "graphql";
import { directive, isList, isRequired, namedType, writtenFields } from "../schema/schema";
import type { ContentSchema } from "../schema/schema";
import { formOf, hintOf, labelOf } from "./text-form";

/** Formats that the content check accepts. */
const images = "image/png,image/jpeg,image/webp,image/avif";

/** The form fields of a GraphQL type. */
export function fieldsOf(schema: ContentSchema, type: string): Field[] {
  return [...writtenFields(schema, type)].map(([name, field]) => fieldOf(schema, name, field));
}

function fieldOf(schema: ContentSchema, name: string, field: FieldDefinitionNode): Field {
  const required = isRequired(field);
  const about = { name, label: labelOf(name), hint: hintOf(field), required };
  if (!isList(field.type)) return { ...about, ...inputOf(schema, field, required) } as Field;

  const { min, max } = directive(field, "count") ?? {};
  const type = namedType(field.type);
  const entry = schema.types.has(type)
    ? { fields: fieldsOf(schema, type), collapsed: "auto" as const }
    : { field: { name: "entry", ...inputOf(schema, field, true) } as Field };
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
function inputOf(schema: ContentSchema, field: FieldDefinitionNode, required: boolean): object {
  const type = namedType(field.type);
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
  const isLong = field.name.value === "text" || (directive(field, "text")?.max ?? 0) > 100;
  return { widget: isLong ? "text" : "string", pattern: formOf(field, required) };
}

/** `@link(by)`: a choice of entries of a collection. */
function entryOf({ kinds, types }: ContentSchema, field: FieldDefinitionNode): object | undefined {
  const by = directive(field, "link")?.by;
  const type = namedType(field.type);
  const kind = kinds.find((candidate) => candidate.isList && candidate.type === type);
  if (!by || !kind) return undefined;
  const shown = `{{${titleOf(types.get(type))}}} ({{${by}}})`;
  return { collection: kind.name, value_field: by, display_fields: [shown] };
}

/**
 * `@names(path)`: a choice of values in another file; `team.people.key` is `people.*.key` there. The CMS offers
 * no values of lists in lists: authors type those.
 */
function valueOf({ kinds, types }: ContentSchema, field: FieldDefinitionNode): object | undefined {
  const [file, ...steps] = (directive(field, "names")?.path ?? "").split(".");
  const kind = kinds.find(({ name }) => name === file);
  if (!kind) return undefined;
  let type = kind.type;
  const place = steps.flatMap((step) => {
    const at = types.get(type)?.get(step);
    type = at ? namedType(at.type) : "";
    return at && isList(at.type) ? [step, "*"] : [step];
  });
  if (place.filter((step) => step === "*").length !== 1) return undefined;
  return { collection: kind.group, file: kind.name, value_field: place.join(".") };
}

/** The field that names an entry in lists. */
export const titleOf = (fields: Map<string, unknown> | undefined): string =>
  ["name", "title"].find((name) => fields?.has(name)) ?? "";
