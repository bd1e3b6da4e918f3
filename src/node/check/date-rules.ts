import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { canWait, directive, namedType } from "../schema/schema";
import { valuesOf } from "./walk";

/** Days on which something appears or was done have come, or are meant to come. */
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

/** What somebody has checked (`@checked`) was checked within a year. */
export function factsAreFresh(entries: Entry[], report: Report, today: string): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  for (const entry of entries)
    for (const { value, field, at } of valuesOf(entry)) {
      if (!directive(field, "checked") || typeof value !== "string" || !value) continue;
      // A month is as old as its last day.
      if (value >= yearAgo.slice(0, value.length)) continue;
      const message = `was ${value}, more than a year ago. Check it again and write the new date.`;
      report(entry, at, message, { severity: "warning" });
    }
}
