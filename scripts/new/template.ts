import { Kind } from "graphql";
import { stringify } from "yaml";
import { contentSchema, directive } from "../../src/node/schema/schema";

/** What an author has to replace; the content check refuses it in anything that is published. */
export const toDo = "TODO";

/** Fields in the order of the schema, each with its explanation. */
interface TemplateField {
  name: string;
  value: unknown;
  isRequired: boolean;
  explanation: string | undefined;
}

/**
 * The fields that an author fills in, from the schema.
 * @param type GraphQL type, like `BlogArticle`
 * @param known values that are settled; the others get a text that says what to write
 */
export function templateFields(type: string, known: Record<string, unknown>): TemplateField[] {
  const fields = [...(contentSchema().types.get(type)?.values() ?? [])];
  return fields.flatMap((field): TemplateField[] => {
    const name = field.name.value;
    const computed = directive(field, "computed");
    if (computed && (computed.optional !== "true" || !(name in known))) {
      if (!computed.optional) return [];
    }
    const explanation = field.description?.value;
    const isRequired = field.type.kind === Kind.NON_NULL_TYPE && !computed;
    const value =
      known[name] ?? placeholder(name, Number(directive(field, "text")?.min ?? 0), explanation);
    return [{ name, value, isRequired: isRequired || name in known, explanation }];
  });
}

/** A text of the demanded length that says what to write. */
function placeholder(name: string, min: number, explanation = ""): string {
  const text = `${toDo}: ${explanation || `write the ${name}`}`;
  return text.length < min ? `${text} ${"…".repeat(min - text.length)}` : text;
}

/** Front matter with every field explained above it; what may be left out is commented out. */
export function frontMatter(fields: TemplateField[]): string {
  const lines = fields.flatMap(({ name, value, isRequired, explanation }) => [
    ...(explanation?.split("\n").map((line) => `# ${line}`) ?? []),
    isRequired ? stringify({ [name]: value }, { lineWidth: 0 }).trimEnd() : `# ${name}:`,
  ]);
  return `---\n${lines.join("\n")}\n---\n`;
}

/** JSON with the required fields alone: it has no room for explanations. */
export const jsonFile = (fields: TemplateField[]): string =>
  `${JSON.stringify(Object.fromEntries(fields.filter(({ isRequired }) => isRequired).map(({ name, value }) => [name, value])), null, 2)}\n`;
