import type { Problem } from "./problem";
import { contentFiles, readEntry } from "./read";
import type { Entry } from "./read";
import { rules } from "./rules";
import { parseSdl, readSdl } from "./sdl";
import { checkShape, reporterFor } from "./shape";

export { contentFiles } from "./read";
export { formatProblems } from "./problem";
export type { Problem } from "./problem";

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
