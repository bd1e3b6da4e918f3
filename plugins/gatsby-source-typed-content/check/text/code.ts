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
