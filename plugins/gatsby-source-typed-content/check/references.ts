import { ofKind } from "../reader/entry";
import type { Report } from "../reader/problem";
import { didYouMean, listed, quote } from "../reader/message";
import type { Field } from "../schema";
import type { Content } from "../types";

/**
 * What a field refers to exists: a file of the field's type for `@link(by: …)`, a value in another file for
 * `@names(path: …)`.
 */
export function checkReferences({ entries, values }: Content, report: Report): void {
  for (const { entry, value, field, at } of values) {
    const { targets, reason } = targetsOf(field);
    if (!targets || targets.includes(value)) continue;
    const names = targets.map(String);
    const message = `refers to ${quote(String(value))}, which ${reason}. Available: ${listed(names)}.`;
    report(entry, at, message + didYouMean(String(value), names));
  }

  /** The values that a field may have, and why others are wrong; nothing for a field without a reference. */
  function targetsOf({ type, directives }: Field): { targets?: unknown[]; reason?: string } {
    const by = directives.link?.by;
    if (by && type !== "File") {
      const linked = entries.filter(({ kind }) => kind?.type === type);
      return { targets: linked.map(({ data }) => data[by]), reason: "doesn't exist" };
    }
    const [name, ...steps] = directives.names?.path?.split(".") ?? [];
    const [source] = name ? ofKind(entries, name) : [];
    if (!source) return {};
    return { targets: steps.reduce(step, [source.data]), reason: `isn't in ${source.file}` };
  }
}

/** Follows one step of a path, from all values at once. */
const step = (values: unknown[], name: string): unknown[] =>
  values.flatMap((value) => (value as Record<string, unknown>)[name]);
