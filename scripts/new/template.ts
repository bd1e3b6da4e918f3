import { stringify } from "yaml";
import { isRequired, writtenFields } from "../../plugins/gatsby-source-typed-content";
import { siteSchema } from "../../src/site/schema";

/** Placeholder for the author to replace: the content check rejects it in published entries. */
export const toDo = "TODO";

/** Known values of a new file; without `body` the file is JSON. */
interface NewFile {
  values: Record<string, unknown>;
  body?: string;
}

/**
 * A new content file with its known values and a placeholder in each other required field. In front matter, a comment
 * explains each field.
 * @param type GraphQL type, like `BlogArticle`
 */
export function fileText(type: string, { values, body }: NewFile): string {
  const fields = [...writtenFields(siteSchema(), type)].map(([name, field]) => {
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

/** Explains the fields of a file that cannot have comments. */
export const explanations = (type: string): string =>
  [...writtenFields(siteSchema(), type)]
    .flatMap(([name, { description }]) => (description ? [`  ${name}: ${description.value}`] : []))
    .join("\n");
