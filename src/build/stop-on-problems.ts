import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent, formatProblems } from "./check";

/** Ends the build before it starts when a content file is wrong; lists every problem at once. */
export function stopOnContentProblems({ reporter }: ParentSpanPluginArgs): void {
  const problems = checkContent();
  if (problems.length > 0) reporter.panic(formatProblems(problems));
}
