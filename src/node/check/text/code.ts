import { h } from "hastscript";
import rehypePrism from "rehype-prism-plus/common";
import { unified } from "unified";
import type { LongText, ReportLine } from "./long-text";

/** Blocks of code end, and name a language that the highlighter knows. */
export function codeIsRead({ fences }: LongText, report: ReportLine): void {
  for (const { line, sign, last, language } of fences) {
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
