import { stringify } from "yaml";
import type { ContentOptions } from "../options";
import { contentSchema, writtenFields } from "./schema";

/** What an author has to write. Outside of drafts, a field with it is an error. */
export const toDo = "TODO";

/**
 * A new content file, with its known values and {@link toDo} in each other required field. In front matter, a comment
 * explains each field; JSON can't have comments, so a command may print `explanations`.
 * @param name of its kind: its field of `Content`
 * @param body Markdown below the front matter
 */
export function newFile(
  options: Pick<ContentOptions, "schema">,
  name: string,
  values: Record<string, unknown>,
  body = "",
): { text: string; explanations: string } {
  const schema = contentSchema(options.schema);
  const kind = schema.kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`The schema has no ${name}.`);
  const fields = writtenFields(schema, kind.type).map((field) => ({
    ...field,
    value:
      values[field.name] ?? (field.isRequired ? `${toDo}: write the ${field.name}` : undefined),
  }));
  const explanations = fields
    .flatMap(({ name, description }) => (description ? [`  ${name}: ${description}`] : []))
    .join("\n");
  if (!kind.isMarkdown) {
    // `stringify` leaves out what is undefined.
    const data = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return { text: `${JSON.stringify(data, null, 2)}\n`, explanations };
  }
  const lines = fields.flatMap(({ name, value, description }) => [
    ...(description?.split("\n").map((line) => `# ${line}`) ?? []),
    value === undefined ? `# ${name}:` : stringify({ [name]: value }, { lineWidth: 0 }).trimEnd(),
  ]);
  return { text: `---\n${lines.join("\n")}\n---\n\n${body}`, explanations };
}
