import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import type { ImageFiles } from "../image-files";
import type { Addresses } from "./addresses";
import { htmlIsHarmless } from "./html";
import { codeIsRead } from "./code";
import { itemsNest } from "./list-items";
import { linksLead } from "./links";
import { longText } from "./long-text";
import type { LongText, ReportLine } from "./long-text";
import { imagesShow } from "./images";
import { itemsAreRead, noStraySigns } from "./signs";
import * as structure from "./structure";

/** What the rules compare a text with. */
interface Surroundings {
  addresses: Addresses;
  images: ImageFiles;
}

const rules: ((text: LongText, report: ReportLine, around: Surroundings) => void)[] = [
  structure.headingsAreRead,
  structure.headingsNest,
  structure.tablesAreRead,
  codeIsRead,
  itemsNest,
  itemsAreRead,
  structure.footnotesFit,
  structure.boxesAreKnown,
  noStraySigns,
  htmlIsHarmless,
  (text, report, { addresses }) => linksLead(text, report, addresses),
  (text, report, { addresses, images }) => imagesShow(text, report, images, addresses),
];

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (entries: Entry[]): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map(longText);

/** Checks each text as its readers see it. */
export function checkTexts(texts: LongText[], report: Report, around: Surroundings): void {
  for (const text of texts) {
    const reportLine: ReportLine = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    for (const rule of rules) rule(text, reportLine, around);
  }
}
