import type { ContentOptions } from "../../options";
import type { Entry } from "../../reader/entry";
import type { Report } from "../../reader/problem";
import type { Content, TextRule } from "../rule";
import { codeEnds } from "./code";
import { imagesShow } from "./images";
import { linksLead } from "./links";
import { noLiteralMarkdown } from "./literal";
import { longText } from "./long-text";
import type { LongText, ReportLine } from "./long-text";
import { syntaxIsRight } from "./syntax";

/** What markdownlint doesn't know; the names are those of the settings. */
const ownRules: Record<string, TextRule> = {
  "literal-markdown": noLiteralMarkdown,
  "code-blocks": codeEnds,
  "link-targets": linksLead,
  "image-names": imagesShow,
};

/** The names of all warnings that aren't markdownlint's. */
export const warningNames = (siteRules: Record<string, TextRule>): string[] => [
  ...Object.keys({ ...ownRules, ...siteRules }),
  ...["unknown-words", "grammar"],
];

/** The text of every Markdown file, parsed once for all rules. */
export const longTexts = (
  entries: Entry[],
  { textParts }: Pick<ContentOptions, "textParts">,
): LongText[] =>
  entries.filter(({ kind }) => kind?.isMarkdown).map((entry) => longText(entry, textParts));

/** Checks each text as its readers see it. Errors are reported whatever the settings say. */
export function checkTexts(
  content: Content,
  report: Report,
  siteRules: Record<string, TextRule>,
): void {
  const { texts, settings } = content;
  for (const text of texts) {
    const reportLine: ReportLine = (line, message, severity) =>
      report(text.entry, ["text"], message, { line, severity });
    syntaxIsRight(text, reportLine, content);
    for (const [name, rule] of Object.entries({ ...ownRules, ...siteRules })) {
      const onlyErrors: ReportLine = (...problem) => problem[2] || reportLine(...problem);
      rule(text, settings[name] === false ? onlyErrors : reportLine, content);
    }
  }
}
