import type { Entry } from "../../content/entry";
import type { Content, Rule } from "../rule";
import { boxesAreKnown } from "./boxes";
import { codeEnds, languagesAreKnown } from "./code";
import { notesHaveNone } from "./footnotes";
import { htmlIsHarmless } from "./html";
import { imagesShow } from "./images";
import { linksLead } from "./links";
import { noLiteralMarkdown } from "./literal";
import { longText } from "./long-text";
import type { LongText, ReportLine } from "./long-text";
import { syntaxIsRight } from "./syntax";

type TextRule = (text: LongText, report: ReportLine, content: Content) => void;

/** What only this site knows; the names are those of the settings. */
const rules: Record<string, TextRule> = {
  "literal-markdown": noLiteralMarkdown,
  "box-names": boxesAreKnown,
  "release-footnotes": notesHaveNone,
  "code-blocks": codeEnds,
  "code-languages": languagesAreKnown,
  "unknown-tags": htmlIsHarmless,
  "link-targets": linksLead,
  "image-names": imagesShow,
};

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (entries: Entry[]): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map(longText);

/** Checks each text as its readers see it. Errors are reported whatever the settings say. */
export const checkTexts: Rule = (content, report) => {
  const { texts, settings } = content;
  for (const text of texts) {
    const reportLine: ReportLine = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    syntaxIsRight(text, reportLine, settings);
    for (const [name, rule] of Object.entries(rules)) {
      const onlyErrors: ReportLine = (...problem) => problem[2] || reportLine(...problem);
      rule(text, settings[name] === false ? onlyErrors : reportLine, content);
    }
  }
};
