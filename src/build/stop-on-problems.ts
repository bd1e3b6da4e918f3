import type { ParentSpanPluginArgs } from "gatsby";
import { listProblems, readSettings } from "./settings";

/** Stops the build on wrong settings. */
export function stopOnProblems({ reporter }: ParentSpanPluginArgs): void {
  const { problems } = readSettings(process.env);
  if (problems.length > 0) reporter.panic(listProblems(problems));
}
