/**
 * `npm test`: installs what is missing, runs every check one after the other, and ends with one
 * line that sums them up. A step that breaks counts as one failure and does not hide the others.
 * `npm test -- build end-to-end` runs these steps only.
 */
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { runStep, steps, stepsNamed } = await import("./lib/steps.mjs");
const { testSite } = await import("./lib/test-site.mjs");

const names = process.argv.slice(2);
const results = [];
for (const step of names.length > 0 ? stepsNamed(names) : steps) {
  console.log(`\n── ${step.name} ${"─".repeat(Math.max(3, 60 - step.name.length))}`);
  results.push(await runStep(step, { sources: ".", site: testSite }));
}
console.log(`\n${results.map(({ line }) => line).join("\n")}\n`);
if (names.length > 0) console.log(`Only ${names.join(", ")}: the other steps were left out.`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
