import type { ParentSpanPluginArgs } from "gatsby";
import { findSettingProblems, formatSettingProblems } from "./settings";
import { checkContent, formatProblems } from "./check";

/** Ends the build before it starts when a setting or a content file is wrong; lists every problem at once. */
export function stopOnProblems({ reporter }: ParentSpanPluginArgs): void {
  const settings = findSettingProblems(process.env);
  if (settings.length > 0) reporter.panic(formatSettingProblems(settings));
  const problems = checkContent();
  if (problems.length > 0) reporter.panic(formatProblems(problems));
}
