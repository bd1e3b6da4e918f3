/** Rules about single values, wherever they are. */
import { isDraft } from "../reader/entry";
import { warning } from "../reader/problem";
import type { Report } from "../reader/problem";
import type { Field } from "../schema/schema";
import type { Content } from "./rule";
import { addressFault, together } from "./text/links";
import { isAddress } from "./words/passages";

/** Fields with the day or month when someone checked a fact. */
const checks = ["checked", "confirmed", "read"];

const isCheck = ({ name }: Field) => checks.includes(name);

/** In years. Anything older is probably a typo, like 0206 or 1999. */
const maxAge = 20;

/** Warns of dates long ago and in the future. An entry that can wait does so; any other future date is a mistake. */
export function datesArePlausible({ fieldTexts, today }: Content, report: Report): void {
  const earliest = `${Number(today.slice(0, 4)) - maxAge}${today.slice(4)}`;
  for (const { entry, text, field, at } of fieldTexts) {
    const isDay = field.type === "Date" || isCheck(field);
    if (!isDay || isDraft(entry) || !text) continue;
    const warn = (message: string) => report(entry, at, message, warning);
    if (text < earliest.slice(0, text.length))
      warn(`${text} is more than ${maxAge} years ago. Correct the year.`);
    if (text <= today) continue;
    const message =
      entry.kind?.canWait && at[0] === "date"
        ? `${text} is in the future, so this goes live with the first build on that day. If it isn't finished, set draft: true.`
        : `${text} is in the future. Correct the date.`;
    warn(message);
  }
}

/** Warns of a fact that nobody has checked for a year. */
export function factsAreFresh({ fieldTexts, today }: Content, report: Report): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  for (const { entry, text, field, at } of fieldTexts) {
    if (!isCheck(field) || !text) continue;
    // A month is fresh until its last day.
    if (text >= yearAgo.slice(0, text.length)) continue;
    const message = `is more than a year old (${text}). Check the facts again and update this date.`;
    report(entry, at, message, warning);
  }
}

/** Addresses in fields lead to pages or files that exist, or to another site. */
export function fieldLinksLead(content: Content, report: Report): void {
  for (const file of content.entries) {
    const found = content.fieldTexts.flatMap(({ entry, text, field, at }) => {
      if (entry !== file || !isAddress(field) || !text) return [];
      const [message, severity] = addressFault(text, entry, content) ?? [];
      return message ? [{ at, line: entry.lineOf(at), message, severity }] : [];
    });
    for (const { at, message, severity } of together(found))
      report(file, at, message, { severity });
  }
}
