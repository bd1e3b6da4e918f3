import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import type { Addresses } from "./text/addresses";
import { addressFault } from "./text/links";
import { valuesOf } from "./walk";

/** A link of the bar, the footer or a section leads to a page or file that exists. */
export function fieldLinksLead(
  entries: Entry[],
  report: Report,
  addresses: Addresses,
  today: string,
): void {
  for (const entry of entries.filter(({ kind }) => kind?.name !== "redirects"))
    for (const { value, field, at } of valuesOf(entry)) {
      if (field.name.value !== "to" || typeof value !== "string" || !value.startsWith("/"))
        continue;
      const [message, severity] = addressFault(value, entry, addresses, today) ?? [];
      if (message) report(entry, at, message, { severity });
    }
}
