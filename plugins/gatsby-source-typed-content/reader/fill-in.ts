import { codeIn } from "./markdown";
import { valueAt } from "./problem";
import type { FieldPath, Report } from "./problem";
import { clip } from "./message";
import type { Entry } from "../types";

/** `{product.name}`, `{prices.plans.1.monthly}`: a content file and the path of a value in it. */
const placeholder = /\{([a-z]\w*)((?:\.\w+)+)\}/gi;

/**
 * Replaces placeholders with values from other files: `{product.name}` becomes the `name` in `product.json`. Braces that don't
 * name a content file stay, and so does code in a text.
 */
export function fillIn(entries: Entry[], report: Report): Entry[] {
  const files = new Map(
    entries.map((entry) => [entry.kind?.isList ? "" : entry.kind?.name, entry]),
  );

  return entries.map((entry) => {
    return {
      ...entry,
      data: inside(entry.data, []) as Entry["data"],
      body: inBody(),
    };

    function inside(value: unknown, at: FieldPath): unknown {
      if (typeof value === "string") return inText(value, at);
      if (Array.isArray(value)) return value.map((item, index) => inside(item, [...at, index]));
      if (typeof value !== "object" || value === null) return value;
      const fields = Object.entries(value);
      return Object.fromEntries(fields.map(([key, item]) => [key, inside(item, [...at, key])]));
    }

    /** Fills in the text between code. */
    function inBody(): string {
      const { body, bodyLine } = entry;
      // Parsing is slow.
      if (body.search(placeholder) < 0) return body;
      let filled = "";
      let offset = 0;
      for (const [start, end] of [...codeIn(body), [body.length, body.length] as const]) {
        const line = bodyLine + body.slice(0, offset).split("\n").length - 1;
        filled += inText(body.slice(offset, start), ["text"], line) + body.slice(start, end);
        offset = end;
      }
      return filled;
    }

    /** @param firstLine of a long text */
    function inText(text: string, at: FieldPath, firstLine?: number): string {
      return text.replace(placeholder, (whole, name: string, steps: string, index: number) => {
        const source = files.get(name);
        if (!source || source.fault) return whole;
        const value = valueAt(source.data, steps.slice(1).split("."));
        if (["string", "number"].includes(typeof value)) return String(value);
        const message = `refers to ${clip(whole)}, but ${source.file} has no such field. Correct the name.`;
        const line = firstLine && firstLine + text.slice(0, index).split("\n").length - 1;
        // In a text, braces may mean something else.
        report(entry, at, message, line ? { line, severity: "warning" } : undefined);
        return whole;
      });
    }
  });
}
