import type { Entry } from "./entry";
import { valueAt } from "./problem";
import type { FieldPath, Report } from "./problem";

/** `{product.name}`, `{plans.plans.1.monthly}`: a content file and the path of a value in it. */
const placeholder = /\{([a-z]\w*)((?:\.\w+)+)\}/gi;

/**
 * Replaces placeholders by values of other files: `{product.name}` becomes what `product.json` says. Braces that name
 * no content file stay.
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
        const isText = typeof value === "string";
        const message = isText
          ? `has $ before ${whole}, which readers would see. Take it out.`
          : `names ${whole}, which ${source.file} does not have. Correct the name.`;
        const isRight = isText ? text[offset - 1] !== "$" : typeof value === "number";
        if (isRight) return String(value);
        const line = entry.bodyLine + text.slice(0, offset).split("\n").length - 1;
        report(entry, at, message, text === entry.body ? { line } : undefined);
        return whole;
      });
    }
  });
}
