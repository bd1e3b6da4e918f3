import type { Entry } from "./entry";
import type { FieldPath, Problem } from "./problem";

/** Says one problem at a field of an entry. */
export type Report = (field: FieldPath, message: string) => void;

/** Makes a {@link Report} that collects into `problems`. */
export function reporterFor(entry: Entry, problems: Problem[]): Report {
  return (field, message) =>
    problems.push({
      file: entry.file,
      line: entry.lineOf(field),
      field: fieldName(field) || "file",
      message,
    });
}

/** `["plans", 1, "price"]` → `plans[1].price`. */
function fieldName(field: FieldPath): string {
  return field.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${part}` : part;
  }, "");
}
