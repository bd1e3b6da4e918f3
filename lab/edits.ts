/**
 * `npm run lab -- edits [edit…]`: makes the edits of `edits/edits.ts` in a copy of the checkout, all of them unless some are
 * named, and runs the tests there: content may change, and everything stays green. `--list` says which there are. What an edit
 * changes on purpose, `e2e/specification.spec.ts` is not asked about.
 */
import path from "node:path";
import { copyCheckout } from "../scripts/lib/files.mjs";
import { runNode } from "../scripts/lib/node.mjs";
import { contentEdits } from "./edits/edits";

const folder = path.join(".local", "lab-edits");
const steps = ["content", "build", "unit", "site", "end-to-end"];

/** Edits, and tests. */
export async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const list = contentEdits.map(({ name, does }) => `${name.padEnd(17)} ${does}`).join("\n");
  if (names.includes("--list")) {
    console.log(list);
    return;
  }
  const edits = contentEdits.filter(({ name }) => names.length === 0 || names.includes(name));
  if (edits.length < names.length) throw new Error(`The edits are:\n${list}`);
  copyCheckout(folder);
  for (const edit of edits) await edit.apply(path.join(folder, "content"));
  const isSpecified = !edits.some(({ changesSpecified }) => changesSpecified);
  const env = isSpecified ? {} : { TEST_IGNORE: "**/specification.spec.ts" };
  const { ok } = runNode(["scripts/test.mjs", ...steps], { cwd: folder, env });
  process.exitCode = ok ? 0 : 1;
}
