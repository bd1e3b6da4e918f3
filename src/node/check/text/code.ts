import { h } from "hastscript";
import rehypePrism from "rehype-prism-plus/all";
import { unified } from "unified";
import { clip } from "../../content/quote";
import type { LongText, ReportLine } from "./long-text";

/** Warns of a code block that takes in the rest of its text. */
export function codeEnds({ code }: LongText, report: ReportLine): void {
  for (const { line, source } of code) {
    const [fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
    const last = source.split("\n").slice(1).at(-1) ?? "";
    if (!fence || last.replace(/^[\s>]+/, "").startsWith(fence)) continue;
    const message = `opens a code block that is never closed. Add a line with ${fence} after the code.`;
    report(line, message, "warning");
  }
}

/** Warns of languages that can't be highlighted, once each. */
export function languagesAreKnown({ code }: LongText, report: ReportLine): void {
  const unknown = new Set<string>();
  for (const { line, language } of code) {
    if (!language || unknown.has(language) || isKnown(language)) continue;
    unknown.add(language);
    const message = `marks code as "${clip(language)}", which can't be highlighted. Check the spelling.`;
    report(line, message, "warning");
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
