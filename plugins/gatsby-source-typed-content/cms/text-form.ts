import { patternOf } from "../schema/schema";
import type { Field } from "../schema/schema";

/** `imageAlt` → "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The hint below a field: its doc-string, and the allowed length. */
export function hintOf(field: Field): string | undefined {
  const about = field.description ?? "";
  const length = lengthOf(field);
  const isSaid = about.includes(String(field.directives.text?.max ?? "characters"));
  return [about, isSaid ? "" : length].filter(Boolean).join(" ") || undefined;
}

/**
 * `@text` and `@fills` as one pattern, with its error message. A text that names a fact of another file always fits: only
 * the content check knows its final length.
 * @returns undefined for a field without limits
 */
export function formOf(field: Field, required: boolean): [string, string] | undefined {
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
