import { stringify } from "yaml";
import { contentSchema, isRequired, writtenFields } from "../../src/node/schema/schema";

/** What an author has to replace; the content check refuses it in anything that is published. */
export const toDo = "TODO";

/** The settled values of a new file, and its Markdown; none for JSON. */
interface Beginning {
  values: Record<string, unknown>;
  body?: string;
}

/**
 * A new content file: its settled values, a text that says what to write in each other field that is
 * required, and in front matter what each field means.
 * @param type GraphQL type, like `BlogArticle`
 */
export function fileText(type: string, { values, body }: Beginning): string {
  const fields = [...writtenFields(contentSchema(), type)].map(([name, field]) => {
    const value = values[name] ?? (isRequired(field) ? `${toDo}: write the ${name}` : undefined);
    return { name, value, explanation: field.description?.value };
  });
  if (body === undefined) {
    const data = fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]));
    return `${JSON.stringify(Object.fromEntries(data), null, 2)}\n`;
  }
  const lines = fields.flatMap(({ name, value, explanation }) => [
    ...(explanation?.split("\n").map((line) => `# ${line}`) ?? []),
    value === undefined ? `# ${name}:` : stringify({ [name]: value }, { lineWidth: 0 }).trimEnd(),
  ]);
  return `---\n${lines.join("\n")}\n---\n\n${body}`;
}

/** What the fields of a file mean, for files that have no room for it. */
export const explanations = (type: string): string =>
  [...writtenFields(contentSchema(), type)]
    .flatMap(([name, { description }]) => (description ? [`  ${name}: ${description.value}`] : []))
    .join("\n");
