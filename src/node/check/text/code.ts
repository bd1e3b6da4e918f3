import { h } from "hastscript";
import rehypePrism from "rehype-prism-plus/all";
import { unified } from "unified";
import { clip } from "../../content/quote";
import type { LongText, ReportLine } from "./long-text";

/** Warns of code that readers would see differently than its author meant. */
export function codeIsRead({ fences, passages }: LongText, report: ReportLine): void {
  const warn = (line: number, message: string) => report(line, message, "warning");
  if (fences[0] && passages.length === 0)
    warn(fences[0].line, "turns the whole text into code. Remove the ``` lines.");
  const unknown = new Set<string>();
  for (const { line, sign, last, info, lines } of fences) {
    const [language = ""] = info.split(/\s/);
    const [marks = ""] = /\{[\d,\s-]+\}/.exec(info) ?? [];
    const marked = Math.max(...(marks.match(/\d+/g) ?? []).map(Number));
    if (!sign)
      warn(line, "is indented four spaces, so it renders as code. Remove the indent, or use ```.");
    if (info.split('"').length % 2 === 0) warn(line, "is missing a closing quote after title=.");
    if (marked > lines)
      warn(
        line,
        `highlights line ${marked}, but the block ends at line ${lines}. Correct the number.`,
      );
    if (!last.startsWith(sign))
      warn(
        line,
        `opens a code block that is never closed. Add a line with ${sign} after the code.`,
      );
    if (!language || unknown.has(language) || isKnown(language)) continue;
    unknown.add(language);
    warn(
      line,
      `marks code as "${clip(language)}", which can't be highlighted. Check the spelling.`,
    );
  }
}

const highlighter = unified().use(rehypePrism);

/** The highlighter has no list of its languages, but throws on unknown ones. */
function isKnown(language: string): boolean {
  const code = h("code", { className: [`language-${language}`] }, "x");
  try {
    highlighter.runSync({ type: "root", children: [h("pre", code)] });
    return true;
  } catch {
    return false;
  }
}
