import type { Report } from "../reader/problem";
import { listed, quote } from "../reader/quote";
import type { Field } from "../schema/schema";
import type { Content } from "./rule";
import { didYouMean } from "./suggest";

/**
 * What a field refers to exists: with `@link(by: …)` a file of the field's type, with `@names(path: …)` a value in another
 * content file. Reports nothing if those names may be wrong themselves.
 */
export function referencesResolve({ entries, values, doubts }: Content, report: Report): void {
  const named = new Map(entries.map((entry) => [entry.kind?.name, entry]));
  for (const { entry, value, field, at } of values) {
    const message = complaint(value, field);
    if (message) report(entry, at, message);
  }

  /** The message for a value that does not exist where its field looks. */
  function complaint(value: unknown, { type, directives }: Field): string | undefined {
    const unlessIn = (known: unknown[], lack: string) =>
      known.includes(value)
        ? undefined
        : `refers to ${quote(String(value))}, which ${lack}. Available: ${listed(known.map(String))}.` +
          didYouMean(String(value), known.map(String));
    const by = directives.link?.by;
    if (by && type !== "File") {
      const linked = entries.filter(({ kind }) => kind?.type === type);
      if (linked.some((one) => doubts.about(one, by))) return undefined;
      return unlessIn(
        linked.map(({ data }) => data[by]),
        "doesn't exist",
      );
    }
    const [name, ...steps] = directives.names?.path?.split(".") ?? [];
    const source = name ? named.get(name) : undefined;
    if (!source || doubts.about(source, steps.join("."))) return undefined;
    return unlessIn(steps.reduce(step, [source.data as unknown]), `isn't in ${source.file}`);
  }
}

/** One step of a path, for all values at once. */
const step = (values: unknown[], name: string): unknown[] =>
  values.flatMap((value) => (value as Record<string, unknown>)[name]);
