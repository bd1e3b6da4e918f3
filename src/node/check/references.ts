import type { FieldDefinitionNode } from "graphql";
import type { Entry } from "../content/entry";
import type { FieldPath, Report } from "../content/problem";
import { contentSchema, directive, namedType } from "../schema/schema";

/**
 * What a field names must exist: marked `@link(by: …)`, a file of the field's type; marked
 * `@names(path: …)`, a value that stands in another content file.
 */
export function referencesResolve(
  entries: Entry[],
  report: Report,
  { types } = contentSchema(),
): void {
  for (const entry of entries) walk(entry.data, entry.kind?.type ?? "", [], entry);

  function walk(value: unknown, type: string, at: FieldPath, entry: Entry): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of types.get(type) ?? []) {
      const child = (value as Record<string, unknown>)[name];
      const items: [unknown, FieldPath][] = Array.isArray(child)
        ? child.map((item, index) => [item, [...at, name, index]])
        : [[child, [...at, name]]];
      for (const [item, place] of items) {
        if (item === undefined || item === null) continue;
        const message = complaint(item, field);
        if (message) report(entry, place, message);
        walk(item, namedType(field.type), place, entry);
      }
    }
  }

  /** What is said of a value that does not exist where its field looks. */
  function complaint(value: unknown, field: FieldDefinitionNode): string | undefined {
    const unlessIn = (known: unknown[], lack: string) =>
      known.includes(value)
        ? undefined
        : `names "${String(value)}", which ${lack}. There are: ${known.join(", ")}.`;
    const type = namedType(field.type);
    const by = directive(field, "link")?.by;
    if (by && type !== "File") {
      const linked = entries.filter(({ kind }) => kind?.type === type);
      return unlessIn(
        linked.map(({ data }) => data[by]),
        "does not exist",
      );
    }
    const [name, ...steps] = directive(field, "names")?.path?.split(".") ?? [];
    const source = entries.find(({ kind }) => name && kind?.name === name);
    if (!source) return undefined;
    return unlessIn(steps.reduce(step, [source.data as unknown]), `${source.file} does not have`);
  }
}

/** One step of a path over all values at once: `issues[type=Epic]` opens the list and keeps some. */
function step(values: unknown[], name: string): unknown[] {
  const [, key = name, by, wanted] = /^(\w+)(?:\[(\w+)=(\w+)\])?$/.exec(name) ?? [];
  const inside = values.flatMap((value) => (value as Record<string, unknown>)[key]);
  return by ? inside.filter((item) => (item as Record<string, unknown>)[by] === wanted) : inside;
}
