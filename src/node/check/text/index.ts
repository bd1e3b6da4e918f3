import type { Entry } from "../../content/entry";
import type { Content, Rule } from "../rule";
import { htmlIsHarmless } from "./html";
import { codeIsRead } from "./code";
import { itemsNest } from "./list-items";
import { linksLead } from "./links";
import { longText } from "./long-text";
import type { LongText, ReportLine } from "./long-text";
import { imagesShow } from "./images";
import { noBrokenItems, noLiteralMarkdown } from "./signs";
import * as structure from "./structure";

const rules: ((text: LongText, report: ReportLine, content: Content) => void)[] = [
  structure.noBrokenHeadings,
  structure.headingsNest,
  structure.noBrokenTables,
  codeIsRead,
  itemsNest,
  noBrokenItems,
  structure.footnotesFit,
  structure.boxesAreKnown,
  noLiteralMarkdown,
  htmlIsHarmless,
  linksLead,
  imagesShow,
];

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (entries: Entry[]): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map(longText);

/** Checks each text as its readers see it. */
export const checkTexts: Rule = (content, report) => {
  for (const text of content.texts) {
    const reportLine: ReportLine = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    for (const rule of rules) rule(text, reportLine, content);
  }
};
