import type { Problem } from "../content/problem";
import { contentFiles, readEntry } from "../content/entry";
import type { Entry } from "../content/entry";
import { rules } from "./rules";
import { parseSdl, readSdl } from "../schema/sdl";
import { checkShape, reporterFor } from "./shape";

export { contentFiles } from "../content/entry";
export { formatProblems } from "../content/problem";
export type { Problem } from "../content/problem";

/**
 * Checks every content file against the schema and the rules.
 * @param root the content folder
 * @returns all problems, in file order; empty when the content is right
 */
export function checkContent(root = "content"): Problem[] {
  const schema = parseSdl(readSdl());
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  for (const name of contentFiles(root)) {
    const entry = readEntry(name, root);
    if ("message" in entry) problems.push(entry);
    else entries.push(entry);
  }
  for (const entry of entries) checkShape(entry, schema, reporterFor(entry, problems), root);
  if (problems.length > 0) return problems;
  for (const rule of rules) rule(entries, schema, problems);
  return problems;
}
