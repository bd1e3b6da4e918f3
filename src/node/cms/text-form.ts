import type { FieldDefinitionNode } from "graphql";
import { directive } from "../schema/schema";

/** `imageAlt` → "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an author is told below a field: its doc-string, and how long a text may be. */
export function hintOf(field: FieldDefinitionNode): string | undefined {
  const about = field.description?.value ?? "";
  const length = lengthOf(field);
  const isSaid = about.includes(directive(field, "text")?.max ?? "characters");
  return [about, isSaid ? "" : length].filter(Boolean).join(" ") || undefined;
}

/**
 * `@text` as one pattern, with what is said when a text does not fit. A text that names a fact,
 * `{product.name}`, always fits: how long it becomes is known when the content is checked.
 * @returns undefined where any text will do
 */
export function formOf(
  field: FieldDefinitionNode,
  required: boolean,
): [string, string] | undefined {
  const { min = "0", max = "", pattern } = directive(field, "text") ?? {};
  const length = lengthOf(field);
  if (!length && !pattern) return undefined;
  const form = `(?=[^]{${min},${max}}$)(?=[^]*?(?:${pattern ?? ""}))`;
  const source = `^(?:${required ? "" : "$|"}(?=[^]*\\{\\w+(?:\\.\\w+)+\\})|${form})`;
  return [source, hintOf(field) ?? "Does not have the right form."];
}

function lengthOf(field: FieldDefinitionNode): string {
  const { min, max } = directive(field, "text") ?? {};
  if (min && max) return `${min} to ${max} characters.`;
  if (max) return `At most ${max} characters.`;
  return min ? `At least ${min} characters.` : "";
}
