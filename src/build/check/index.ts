import fs from "node:fs";
import type { Problem } from "./problem";
import { readEntry } from "./read";
import type { Entry } from "./read";
import { rules } from "./rules";
import { parseSdl, readSdl } from "./sdl";
import { checkShape, reporterFor } from "./shape";

export { formatProblems } from "./problem";
export type { Problem } from "./problem";

/** Every `.json` and `.md` file below `root`, as paths from there, sorted. */
export function contentFiles(root = "content"): string[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(json|md)$/.test(name))
    .sort();
}

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
