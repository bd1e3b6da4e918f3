import type { ContentOptions } from "../../options";
import type { Entry } from "../../reader/entry";
import type { Report } from "../../reader/problem";
import type { Content, TextRule } from "../rule";
import { nothingRuns } from "./active";
import { codeEnds } from "./code";
import { imagesShow } from "./images";
import { linksLead } from "./links";
import { longText } from "./long-text";
import type { LongText, ReportLine } from "./long-text";
import { syntaxIsRight } from "./syntax";

/** What markdownlint doesn't know; the names are those of the settings. */
const ownRules: Record<string, TextRule> = { "code-blocks": codeEnds, "link-targets": linksLead };

/** The names of all warnings that aren't markdownlint's. */
export const warningNames = [...Object.keys(ownRules), "unknown-words", "grammar"];

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (
  entries: Entry[],
  { textParts }: Pick<ContentOptions, "textParts">,
): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map((entry) => longText(entry, textParts));

/** Checks each text as its readers see it. Errors are reported whatever the settings say. */
export function checkTexts(content: Content, report: Report): void {
  const { texts, settings } = content;
  for (const text of texts) {
    const reportLine: ReportLine = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    syntaxIsRight(text, reportLine, content);
    for (const [name, rule] of Object.entries(ownRules)) {
      const onlyErrors: ReportLine = (...problem) => problem[2] || reportLine(...problem);
      rule(text, settings[name] === false ? onlyErrors : reportLine, content);
    }
    imagesShow(text, reportLine, content);
    nothingRuns(text, reportLine);
  }
}
