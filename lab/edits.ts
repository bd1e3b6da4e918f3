/**
 * npm run lab -- edits: applies the edits of lab/edits/edits.ts to a copy of the checkout and runs the tests there: tests must
 * pass with any valid content.
 *
 *   plan prices   these edits; default: all
 */
import fs from "node:fs";
import path from "node:path";
import { copyCheckout } from "../scripts/lib/files.mjs";
import { runNode } from "../scripts/lib/node.mjs";
import { edits } from "./edits/edits";

const folder = path.join(".local", "lab-edits");
const steps = ["content", "build", "unit", "site", "end-to-end"];

export function main(): void {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(edits);
  copyCheckout(folder);
  for (const name of names) {
    const edit = edits[name];
    if (!edit) throw new Error(`The edits are ${Object.keys(edits).join(", ")}.`);
    edit(path.join(folder, "content"));
  }
  // The owner agrees to all of them.
  fs.writeFileSync(path.join(folder, "content", "specification.json"), '{ "facts": [] }\n');
  const { ok } = runNode(["scripts/test.mjs", ...steps], { cwd: folder });
  process.exitCode = ok ? 0 : 1;
}
