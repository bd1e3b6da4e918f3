import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { canWait, directive, namedType } from "../schema/schema";
import { valuesOf } from "./walk";

/** Warns of dates in the future: an article with one waits for that day, any other date is a mistake. */
export function datesArePast(entries: Entry[], report: Report, today: string): void {
  for (const entry of entries) {
    if (entry.data.draft === true) continue;
    for (const { value, field, at } of valuesOf(entry)) {
      const isDay = namedType(field.type) === "Date" || directive(field, "checked");
      if (!isDay || String(value) <= today) continue;
      const message =
        entry.kind && canWait(entry.kind) && at[0] === "date"
          ? `${String(value)} is in the future: it appears with the first build on that day. If it is not finished, set draft: true.`
          : `${String(value)} is in the future. Correct the date.`;
      report(entry, at, message, { severity: "warning" });
    }
  }
}

/** Warns of a fact (`@checked`) that nobody has checked for a year. */
export function factsAreFresh(entries: Entry[], report: Report, today: string): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  for (const entry of entries)
    for (const { value, field, at } of valuesOf(entry)) {
      if (!directive(field, "checked") || typeof value !== "string" || !value) continue;
      // A month counts up to its last day.
      if (value >= yearAgo.slice(0, value.length)) continue;
      const message = `was ${value}, more than a year ago. Check it again and write the new date.`;
      report(entry, at, message, { severity: "warning" });
    }
}
