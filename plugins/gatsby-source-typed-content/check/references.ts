import { ofKind } from "../reader/entry";
import type { Report } from "../reader/problem";
import { didYouMean, listed, quote } from "../reader/message";
import type { Field } from "../schema";
import type { Content } from "./rule";

/**
 * What a field refers to exists: with `@link(by: …)` a file of the field's type, with `@names(path: …)` a value in another
 * content file.
 */
export function referencesResolve({ entries, values }: Content, report: Report): void {
  for (const { entry, value, field, at } of values) {
    const { known, lack } = targetsOf(field);
    if (!known || known.includes(value)) continue;
    const names = known.map(String);
    const message = `refers to ${quote(String(value))}, which ${lack}. Available: ${listed(names)}.`;
    report(entry, at, message + didYouMean(String(value), names));
  }

  /** The values that a field may have; none for a field that refers to nothing. */
  function targetsOf({ type, directives }: Field): { known?: unknown[]; lack?: string } {
    const by = directives.link?.by;
    if (by && type !== "File") {
      const linked = entries.filter(({ kind }) => kind?.type === type);
      return { known: linked.map(({ data }) => data[by]), lack: "doesn't exist" };
    }
    const [name, ...steps] = directives.names?.path?.split(".") ?? [];
    const [source] = name ? ofKind(entries, name) : [];
    if (!source) return {};
    return { known: steps.reduce(step, [source.data]), lack: `isn't in ${source.file}` };
  }
}

/** One step of a path, for all values at once. */
const step = (values: unknown[], name: string): unknown[] =>
  values.flatMap((value) => (value as Record<string, unknown>)[name]);
