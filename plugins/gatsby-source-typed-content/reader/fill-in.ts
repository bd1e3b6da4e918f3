import type { Entry } from "./entry";
import { valueAt } from "./problem";
import type { FieldPath, Report } from "./problem";
import { clip } from "./quote";

/** `{product.name}`, `{prices.plans.1.monthly}`: a content file and the path of a value in it. */
const placeholder = /\{([a-z]\w*)((?:\.\w+)+)\}/gi;

/**
 * Replaces placeholders with values from other files: `{product.name}` becomes what `product.json` says. Braces that don't name
 * a content file stay.
 */
export function fillIn(entries: Entry[], report: Report): Entry[] {
  const files = new Map(
    entries.map((entry) => [entry.kind?.isList ? "" : entry.kind?.name, entry]),
  );

  return entries.map((entry) => {
    return {
      ...entry,
      data: inside(entry.data, []) as Entry["data"],
      body: inText(entry.body, ["text"]),
    };

    function inside(value: unknown, at: FieldPath): unknown {
      if (typeof value === "string") return inText(value, at);
      if (Array.isArray(value)) return value.map((item, index) => inside(item, [...at, index]));
      if (typeof value !== "object" || value === null) return value;
      const fields = Object.entries(value);
      return Object.fromEntries(fields.map(([key, item]) => [key, inside(item, [...at, key])]));
    }

    function inText(text: string, at: FieldPath): string {
      return text.replace(placeholder, (whole, name: string, steps: string, offset: number) => {
        const source = files.get(name);
        if (!source || source.fault) return whole;
        const value = valueAt(source.data, steps.slice(1).split("."));
        if (["string", "number"].includes(typeof value)) return String(value);
        const isBody = text === entry.body;
        const message = `refers to ${clip(whole)}, but ${source.file} has no such field. Correct the name.`;
        const line = entry.bodyLine + text.slice(0, offset).split("\n").length - 1;
        // In a text it may be code.
        report(entry, at, message, isBody ? { line, severity: "warning" } : undefined);
        return whole;
      });
    }
  });
}
