import type { Report } from "../../content/problem";
import type { Content } from "../rule";
import { warnAt } from "./passages";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Friday, May 6, 2026; the weekday can be left out. */
const written = RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?\\b(${months.join("|")}) (\\d{1,2})(?:,? (20\\d\\d))\\b`,
  "g",
);

/** Warns of days that no calendar has. */
export function datesExist({ passages }: Content, report: Report): void {
  for (const passage of passages)
    for (const {
      0: found,
      1: weekday,
      2: month = "",
      3: day,
      4: year,
      index,
    } of passage.text.matchAll(written)) {
      const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
      const right = weekdays[date.getUTCDay()] ?? "";
      if (date.getUTCDate() !== Number(day))
        warnAt(report, passage, index, `says "${found}". No ${month} has a day ${day}.`);
      else if (weekday && weekday !== right)
        warnAt(
          report,
          passage,
          index,
          `says "${found}", which is a ${right}. Correct one of the two.`,
        );
    }
}
