import type { ParentSpanPluginArgs } from "gatsby";
import { formatProblems } from "../content/problem";
import { setSite } from "./site-now";
import { readContent } from "../read-content";
import { findSettingProblems, formatSettingProblems } from "../settings";

/** Ends the build before it starts when a setting or a content file is wrong; lists every problem at once. */
export function stopOnProblems({ reporter }: ParentSpanPluginArgs): void {
  const settings = findSettingProblems(process.env);
  if (settings.length > 0) reporter.panic(formatSettingProblems(settings));
  const { site, problems } = readContent();
  if (site) setSite(site);
  else reporter.panic(formatProblems(problems));
}
