import { valueAt } from "../content/problem";
import type { FieldPath, Report } from "../content/problem";
import type { Content } from "./rule";

/** `plans[1].monthly` → `["plans", 1, "monthly"]`. */
const pathOf = (field: string): FieldPath =>
  [...field.matchAll(/(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));

/** Content says what `specification.json` fixes. */
export function specificationHolds(
  { specification, files, entries }: Content,
  report: Report,
): void {
  specification.facts.forEach(({ file, field, is }, index) => {
    const entry = entries.find((one) => one.file === `content/${file}`);
    if (entry?.fault) return;
    if (!entry) {
      const message = `names ${file}, which is not there. Correct the name.`;
      report(files.specification, ["facts", index, "file"], message);
      return;
    }
    const at = pathOf(field);
    const isBody = field === "text" && file.endsWith(".md");
    const found = valueAt(entry.data, at);
    const value = String(isBody ? entry.body : found);
    if (isBody ? value.includes(is) : value === is) return;
    const isNot = found === undefined ? "is missing here. It is" : `is "${value}", not`;
    const now = isBody ? "does not say" : isNot;
    const message = `${now} "${is}", which specification.json fixes. Ask the owner; if it is decided, change it there, too.`;
    report(entry, at, message);
  });
}
