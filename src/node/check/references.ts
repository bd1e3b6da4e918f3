import type { FieldDefinitionNode } from "graphql";
import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { directive, namedType } from "../schema/schema";
import type { Doubts } from "./mend";
import { didYouMean } from "./suggest";
import type { Value } from "./walk";

/**
 * What a field names exists: with `@link(by: …)` a file of the field's type, with `@names(path: …)` a value in another
 * content file. Reports nothing while those names may be wrong themselves.
 */
export function referencesResolve(
  entries: Entry[],
  values: Value[],
  report: Report,
  doubts: Pick<Doubts, "about">,
): void {
  const named = new Map(entries.map((entry) => [entry.kind?.name, entry]));
  /** What `@link` may name, by type and field; undefined while one of the names may be wrong. */
  const linkable = new Map<string, unknown[] | undefined>();
  for (const { entry, value, field, at } of values) {
    const message = complaint(value, field);
    if (message) report(entry, at, message);
  }

  /** The message for a value that does not exist where its field looks. */
  function complaint(value: unknown, field: FieldDefinitionNode): string | undefined {
    const unlessIn = (known: unknown[], lack: string) =>
      known.includes(value)
        ? undefined
        : `names "${String(value)}", which ${lack}. There are: ${known.join(", ")}.` +
          didYouMean(String(value), known.map(String));
    const type = namedType(field.type);
    const by = directive(field, "link")?.by;
    if (by && type !== "File") {
      const key = `${type}.${by}`;
      if (!linkable.has(key)) linkable.set(key, namesOf(type, by));
      const known = linkable.get(key);
      return known && unlessIn(known, "does not exist");
    }
    const [name, ...steps] = directive(field, "names")?.path?.split(".") ?? [];
    const source = name ? named.get(name) : undefined;
    if (!source || doubts.about(source, steps.join(".").replace(/\[.*?\]/g, ""))) return undefined;
    return unlessIn(steps.reduce(step, [source.data as unknown]), `${source.file} does not have`);
  }

  function namesOf(type: string, by: string): unknown[] | undefined {
    const linked = entries.filter(({ kind }) => kind?.type === type);
    const isUnsure = linked.length === 0 || linked.some((entry) => doubts.about(entry, by));
    return isUnsure ? undefined : linked.map(({ data }) => data[by]);
  }
}

/** One step of a path, for all values at once: `issues[type=Epic]` opens the list and filters it. */
function step(values: unknown[], name: string): unknown[] {
  const [, key = name, by, wanted] = /^(\w+)(?:\[(\w+)=(\w+)\])?$/.exec(name) ?? [];
  const inside = values.flatMap((value) => (value as Record<string, unknown>)[key]);
  return by ? inside.filter((item) => (item as Record<string, unknown>)[by] === wanted) : inside;
}
