/** Rules about single values, wherever they stand. */
import type { Entry } from "../content/entry";
import type { FieldPath, Report } from "../content/problem";
import { directive, namedType } from "../schema/schema";
import type { Addresses } from "./text/addresses";
import { addressFault } from "./text/links";
import type { LongText } from "./text/long-text";
import type { Value } from "./walk";

const isDraft = ({ data }: Entry): boolean => data.draft === true;

/** Warns of dates in the future: an article with one waits for that day, any other date is a mistake. */
export function datesArePast(values: Value[], report: Report, today: string): void {
  for (const { entry, value, field, at } of values) {
    const isDay = namedType(field.type) === "Date" || directive(field, "checked");
    if (!isDay || isDraft(entry) || String(value) <= today) continue;
    const message =
      entry.kind?.canWait && at[0] === "date"
        ? `${String(value)} is in the future: it appears with the first build on that day. If it is not finished, set draft: true.`
        : `${String(value)} is in the future. Correct the date.`;
    report(entry, at, message, { severity: "warning" });
  }
}

/** Warns of a fact (`@checked`) that nobody has checked for a year. */
export function factsAreFresh(values: Value[], report: Report, today: string): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  for (const { entry, value, field, at } of values) {
    if (!directive(field, "checked") || typeof value !== "string" || !value) continue;
    // A month counts up to its last day.
    if (value >= yearAgo.slice(0, value.length)) continue;
    const message = `was ${value}, more than a year ago. Check it again and write the new date.`;
    report(entry, at, message, { severity: "warning" });
  }
}

/** Links in fields lead to pages or files that exist. */
export function fieldLinksLead(values: Value[], report: Report, addresses: Addresses): void {
  for (const { entry, value, field, at } of values) {
    if (namedType(field.type) !== "TextLink") continue;
    const { to } = value as Queries.TextLink;
    const [message, severity] = (to.startsWith("/") && addressFault(to, entry, addresses)) || [];
    if (message) report(entry, [...at, "to"], message, { severity });
  }
}

/** Only drafts may say TODO, outside of code. */
export function nothingToDo(values: Value[], texts: LongText[], report: Report): void {
  const check = (entry: Entry, text: unknown, at: FieldPath, line?: number) => {
    if (typeof text !== "string" || !/\bTODO\b/.test(text) || isDraft(entry)) return;
    const way = entry.kind?.canWait ? "Finish it, or set draft: true." : "Finish it.";
    report(entry, at, `says TODO. ${way}`, line ? { line } : undefined);
  };
  for (const { entry, value, at } of values) check(entry, value, at);
  for (const { entry, words } of texts)
    for (const { line, text } of words) check(entry, text, ["text"], line);
}
