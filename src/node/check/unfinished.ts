import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { canWait } from "../schema/schema";
import type { LongText } from "./text/long-text";
import { valuesOf } from "./walk";

const mark = /\bTODO\b/;

/** Only drafts may say TODO, outside of code. */
export function nothingToDo(entries: Entry[], texts: LongText[], report: Report): void {
  const released = entries.filter(({ data }) => data.draft !== true);
  for (const entry of released) {
    const way = entry.kind && canWait(entry.kind) ? "Finish it, or set draft: true." : "Finish it.";
    for (const { value, at } of valuesOf(entry))
      if (typeof value === "string" && mark.test(value)) report(entry, at, `says TODO. ${way}`);
    for (const { line, text } of texts.find((each) => each.entry === entry)?.words ?? [])
      if (mark.test(text)) report(entry, ["text"], `says TODO. ${way}`, { line });
  }
}
