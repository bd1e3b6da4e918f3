/**
 * `node scripts/trial-content.mjs [edit…]`: makes the edits of `lib/content-edits.mjs` in a copy of
 * the site, one at a time and then all together, and tests each as `npm test` would: content may
 * change, and everything stays green. Leave the checkout alone meanwhile: every edit copies it anew.
 *
 *   --list                   says which edits there are
 *   release article          tries only these, one at a time
 *   --together               tries only all of them together
 *   --skip=unit,end-to-end   leaves steps out
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentEdits } from "./lib/content-edits.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { countOf, runStep, stepsNamed } from "./lib/steps.mjs";

/**
 * @typedef {import("./lib/content-edits.mjs").ContentEdit} ContentEdit
 * @typedef {import("./lib/steps.mjs").Step} Step
 */

const folder = path.join(".local", "trial-content");
const logs = path.join(".local", "trial-content-logs");
/** What it says would be untrue after an edit that changes what is specified. */
const specification = "**/specification.spec.ts";
const tried = ["content", "build", "unit", "site", "end-to-end"];

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean" },
    together: { type: "boolean", default: false },
    skip: { type: "string", default: "" },
  },
});
const unknown = names.filter((name) => !contentEdits.some((edit) => edit.name === name));
if (unknown.length > 0) throw new Error(`No edit is called ${unknown.join(", ")}; try --list.`);
const skipped = stepsNamed(values.skip.split(",").filter(Boolean)).map(({ name }) => name);
const steps = stepsNamed(tried.filter((name) => !skipped.includes(name)));
const leftOut = skipped.length > 0 ? `Left out: ${skipped.join(", ")}.` : "";

const together = { name: "together", does: "all edits at once", edits: contentEdits };
const alone = contentEdits
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((edit) => ({ ...edit, edits: [edit] }));
const runs = values.together ? [together] : names.length > 0 ? alone : [...alone, together];

const total = { passed: 0, failed: 0 };
if (values.list) {
  for (const { name, does } of contentEdits) console.log(`${name.padEnd(17)} ${does}`);
} else {
  await tryAll();
}

async function tryAll() {
  const start = performance.now();
  fs.mkdirSync(logs, { recursive: true });
  if (leftOut) console.log(leftOut);
  for (const run of runs) await tryEdits(run);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`\n${runs.length} builds in ${minutes} minutes. ${leftOut}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {{ name: string, does: string, edits: ContentEdit[] }} run */
async function tryEdits({ name, does, edits }) {
  console.log(`\n${name}: ${does}`);
  copyCheckout(folder);
  for (const edit of edits) await edit.apply(path.join(folder, "content"));
  const unspecified = edits.some(({ changesSpecified }) => changesSpecified);
  if (unspecified && steps.some((step) => step.name === "end-to-end")) {
    console.log(`  (without ${specification}: it changes what is specified on purpose)`);
  }
  for (const step of [...steps, ...ownChecks(edits)]) {
    const log = path.join(logs, `${name}-${step.name}.log`);
    fs.writeFileSync(log, "");
    const env = unspecified ? { TEST_IGNORE: specification } : {};
    const place = { sources: folder, site: folder, log, env };
    const result = await runStep(step, place);
    console.log(`  ${result.line}`);
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed > 0) console.log(`${lastLines(log)}\n    All of it: ${log}`);
  }
}

/**
 * What only an edit itself can judge, as a step.
 * @param {ContentEdit[]} edits
 * @returns {Step[]}
 */
function ownChecks(edits) {
  if (!steps.some(({ name }) => name === "build")) return [];
  return edits.flatMap(({ name, check }) => {
    if (!check) return [];
    /** @type {Step["run"]} */
    const run = ({ site, log = "" }) => {
      const problems = check(site);
      fs.appendFileSync(log, problems.join("\n"));
      return countOf(problems.length === 0);
    };
    return [{ name: `own-${name}`, run }];
  });
}

/** @param {string} log */
function lastLines(log) {
  const lines = fs.readFileSync(log, "utf8").trimEnd().split("\n");
  const telling = lines.filter((line) => line.trim() && !line.startsWith("✓"));
  return `    ${telling.slice(-15).join("\n    ")}`;
}
