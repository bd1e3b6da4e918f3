import { h } from "hastscript";
import rehypePrism from "rehype-prism-plus/common";
import { unified } from "unified";
import type { LongText, ReportLine } from "./long-text";

/** Blocks of code are meant, end, and name a language that the highlighter knows. */
export function codeIsRead({ fences, passages }: LongText, report: ReportLine): void {
  if (fences[0] && passages.length === 0)
    report(fences[0].line, "makes code of the whole text. Take the lines with ``` out.");
  for (const { line, sign, last, info, lines } of fences) {
    const [language = ""] = info.split(/\s/);
    const [marks = ""] = /\{[\d,\s-]+\}/.exec(info) ?? [];
    const marked = Math.max(...(marks.match(/\d+/g) ?? []).map(Number));
    if (!sign)
      report(
        line,
        "is moved in by four blanks, which makes it code. Begin it at the margin, or put code between lines ```.",
      );
    if (info.split('"').length % 2 === 0)
      report(line, "has a quote that never ends behind the language. Add one.");
    if (marked > lines) report(line, `marks line ${marked} of a block of ${lines}. Correct it.`);
    if (!last.startsWith(sign))
      report(line, `opens a block of code that never ends. Add a line ${sign} behind it.`);
    if (language && !isKnown(language)) {
      const message = `names ${language}, which the highlighter does not know: the code has no colours. Write text, or a language like ts, json, sh.`;
      report(line, message, "warning");
    }
  }
}

const highlighter = unified().use(rehypePrism);

/** The highlighter has no list of languages; it refuses others. */
function isKnown(language: string): boolean {
  const code = h("code", { className: [`language-${language}`] }, "x");
  try {
    highlighter.runSync({ type: "root", children: [h("pre", code)] });
    return true;
  } catch {
    return false;
  }
}
