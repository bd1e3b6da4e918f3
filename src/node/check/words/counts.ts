import type { Site } from "../../content/pages";
import type { Report } from "../../content/problem";
import { warnAt } from "./passages";
import type { Passage } from "./passages";
import { number, valueOf } from "./plan-facts";

/** A number of all: "Five established tools", "the two plans", at a sentence's beginning or behind "the". */
const counted = RegExp(
  `(?<=^|[.!?:] |\\b(?:the|our|all|these) )(?<count>${number}) (?:[a-z-]+ )?(?<noun>[a-z]+s|people)\\b`,
  "gi",
);

/** Warns of a number in a field that is not that of the list with this name in the same file. */
export function countsHold(site: Site, passages: Passage[], report: Report): void {
  for (const passage of passages) {
    if (!passage.field || passage.entry.kind?.canWait) continue;
    for (const { 0: found, groups = {}, index } of passage.text.matchAll(counted)) {
      const { count = "", noun = "" } = groups;
      const list = listOf(site, passage.entry, noun.toLowerCase());
      if (!Array.isArray(list)) continue;
      // The first of the tools is ours, and no "other tool".
      const right = [list.length, ...(noun === "tools" ? [list.length - 1] : [])];
      const message = `says "${found}", but there are ${right.join(" or ")}. Correct one of the two.`;
      if (!right.includes(valueOf(count))) warnAt(report, passage, index, message);
    }
  }
}

const listOf = ({ people }: Site, { kind, data }: Passage["entry"], noun: string): unknown =>
  kind?.name === "company" && noun === "people" ? people : data[noun];
