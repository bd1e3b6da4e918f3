import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { namedType } from "../schema/schema";
import type { Addresses } from "./text/addresses";
import { addressFault } from "./text/links";
import { valuesOf } from "./walk";

/** Links in fields lead to pages or files that exist. */
export function fieldLinksLead(
  entries: Entry[],
  report: Report,
  addresses: Addresses,
  today: string,
): void {
  for (const entry of entries)
    for (const { value, field, at } of valuesOf(entry)) {
      if (namedType(field.type) !== "TextLink") continue;
      const { to } = value as Queries.TextLink;
      if (!to.startsWith("/")) continue;
      const [message, severity] = addressFault(to, entry, addresses, today) ?? [];
      if (message) report(entry, [...at, "to"], message, { severity });
    }
}
