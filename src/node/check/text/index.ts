import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import type { PictureFiles } from "../picture-files";
import type { Addresses } from "./addresses";
import { htmlIsHarmless } from "./html";
import { linksLead } from "./links";
import { longText } from "./long-text";
import type { LongText } from "./long-text";
import { picturesShow } from "./pictures";
import type { Say } from "./say";
import * as structure from "./structure";

/** What a long text is compared with. */
interface Surroundings {
  addresses: Addresses;
  pictures: PictureFiles;
  /** Like 2026-11-21. */
  today: string;
}

const rules: ((text: LongText, say: Say, around: Surroundings) => void)[] = [
  structure.headingsNest,
  structure.tablesAreRead,
  structure.codeEnds,
  structure.footnotesFit,
  structure.boxesAreKnown,
  structure.noStraySigns,
  htmlIsHarmless,
  (text, say, { addresses, today }) => linksLead(text, say, addresses, today),
  (text, say, { addresses, pictures }) => picturesShow(text, say, pictures, addresses),
];

/** The texts of articles, releases and the terms, taken apart once for all rules. */
export const longTexts = (entries: Entry[]): LongText[] =>
  ["articles", "releases", "terms"].flatMap((kind) => ofKind(entries, kind)).map(longText);

/** Looks at each text as its readers will. */
export function checkTexts(texts: LongText[], report: Report, around: Surroundings): void {
  for (const text of texts) {
    const say: Say = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    for (const rule of rules) rule(text, say, around);
  }
}
