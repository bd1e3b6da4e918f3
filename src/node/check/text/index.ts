import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import { isMarkdown } from "../../schema/schema";
import type { PictureFiles } from "../picture-files";
import type { Addresses } from "./addresses";
import { htmlIsHarmless } from "./html";
import { linksLead } from "./links";
import { longText } from "./long-text";
import type { LongText } from "./long-text";
import { picturesShow } from "./pictures";
import type { Say } from "./say";
import * as structure from "./structure";

/** What the rules compare a text with. */
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

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (entries: Entry[]): LongText[] =>
  entries.filter(({ kind }) => kind && isMarkdown(kind)).map(longText);

/** Checks each text as its readers see it. */
export function checkTexts(texts: LongText[], report: Report, around: Surroundings): void {
  for (const text of texts) {
    const say: Say = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    for (const rule of rules) rule(text, say, around);
  }
}
